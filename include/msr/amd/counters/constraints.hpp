// Constraints of AMD's core counters: the counters that can count an event.
// Sources: BKDG of family 15h (42301), "Performance Event Select"; PPR of family 17h, "Large
// Increment per Cycle Events"; Linux and libpfm4 agree.
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::amd {

/// When a row of `family_15h_limits` holds.
enum class mask_condition : std::uint8_t {
    any,                  ///< whatever the unit mask is
    bits_in_both_nibbles, ///< the unit mask has bits in 3:0 and in 7:4
    several_bits,         ///< the unit mask has more than one bit
};

/// A range of events of family 15h and the core counters that can count them.
struct event_limit {
    std::uint16_t first{};   ///< the first event number
    std::uint16_t last{};    ///< the last event number
    mask_condition when{};   ///< the unit masks to which the row applies
    std::uint8_t counters{}; ///< bit n: PERF_CTR n; 0: no core counter counts them
};

/// Bits 7:4 of an event of family 15h give its unit, whatever bits 11:8 are: 189h belongs to
/// decode, as 089h does (Linux: AMD_EVENT_TYPE_MASK).
inline constexpr event_limit family_15h_groups[] = {
    {0x00, 0x1f, mask_condition::any, 0x38}, // floating-point events
    {0x20, 0x5f, mask_condition::any, 0x3f}, // events of load-store unit and data cache
    {0x60, 0x9f, mask_condition::any, 0x07}, // events of cache unit, instruction cache and decoder
    {0xa0, 0xbf, mask_condition::any, 0x00}, // reserved codes, which no mask makes valid
    {0xc0, 0xcf, mask_condition::any, 0x3f}, // events of execution
    {0xd0, 0xdf, mask_condition::any, 0x07}, // events of decode and dispatch
    {0xe0, 0xff, mask_condition::any, 0x00}, // events that only NB_PERF_CTR counts
};

/// Events with other limits than their group. The last row that holds decides.
inline constexpr event_limit family_15h_limits[] = {
    {0x000, 0x000, mask_condition::bits_in_both_nibbles, 0x08},
    {0x003, 0x003, mask_condition::any, 0x08},
    {0x004, 0x004, mask_condition::several_bits, 0x08},
    {0x00b, 0x00b, mask_condition::any, 0x08},
    {0x00d, 0x00d, mask_condition::any, 0x08},
    {0x023, 0x023, mask_condition::any, 0x07},
    {0x02d, 0x02d, mask_condition::any, 0x08},
    {0x02e, 0x02e, mask_condition::any, 0x09},
    {0x031, 0x031, mask_condition::any, 0x07},
    {0x031, 0x031, mask_condition::several_bits, 0x00},
    {0x043, 0x043, mask_condition::any, 0x07},
    {0x045, 0x046, mask_condition::any, 0x07},
    {0x054, 0x055, mask_condition::any, 0x07},
    {0x08f, 0x08f, mask_condition::any, 0x01},
    {0x0db, 0x0df, mask_condition::any, 0x3f},
    {0x187, 0x188, mask_condition::any, 0x01},
    {0x1c0, 0x1c0, mask_condition::any, 0x38},
    {0x1d6, 0x1d6, mask_condition::any, 0x3f},
    {0x1d8, 0x1d8, mask_condition::any, 0x3f},
};

/// Events that no core counter of family 15h implements: from A0h to BFh in their bits 7:0.
constexpr bool is_unimplemented_on_15h(std::uint32_t code) { return (code & 0xe0) == 0xa0; }
/// Events that the northbridge counters of family 15h count: from E0h on in their bits 7:0, as on
/// the families before it.
constexpr bool is_of_northbridge_on_15h(std::uint32_t code) { return (code & 0xe0) == 0xe0; }
/// Event 031h of family 15h takes one bit of the unit mask only.
constexpr bool takes_one_mask_bit_on_15h(std::uint32_t code) { return code == 0x031; }

/// Whether a unit mask meets a condition.
constexpr bool holds(mask_condition condition, std::uint32_t unit_mask) {
    switch (condition) {
    case mask_condition::any:
        return true;
    case mask_condition::bits_in_both_nibbles:
        return (unit_mask & 0x0f) != 0 && (unit_mask & 0xf0) != 0;
    case mask_condition::several_bits:
        return (unit_mask & (unit_mask - 1)) != 0;
    }
    return false;
}

/// The core counters of family 15h that can count an event, bit n for PERF_CTR n.
constexpr std::uint8_t counters_on_15h(std::uint32_t code, std::uint32_t unit_mask) {
    std::uint8_t able = 0;
    for (const event_limit &group : family_15h_groups)
        if ((code & 0xff) >= group.first && (code & 0xff) <= group.last) able = group.counters;
    for (const event_limit &limit : family_15h_limits)
        if (code >= limit.first && code <= limit.last && holds(limit.when, unit_mask))
            able = limit.counters;
    return able;
}

/// The event that makes an odd counter take the carry of the even one before it (family 17h on).
inline constexpr std::uint32_t merge_event = 0xfff;

/// Events that grow by more than a counter takes in a clock, from family 17h on: an even counter
/// counts them, and the odd one behind it is merged with it.
constexpr bool is_large_increment(std::uint32_t code, const target &target) {
    return includes_zen_or_newer(target) && code == 0x003;
}

/// Northbridge events, which core counters of K8 and families 10h to 14h count for all cores of a
/// node.
constexpr bool is_of_node(std::uint32_t code, const target &target) {
    constexpr generation_set set =
        of_generations(generation::k8, generation::family10h, generation::family11h,
                       generation::family12h, generation::family14h);
    return target.includes(set) && (code & 0xe0) == 0xe0;
}

/// The core counters that can count an event on all of a target, bit n for the n-th.
constexpr std::uint8_t core_counters_for(std::uint32_t code, std::uint32_t unit_mask,
                                         const target &target) {
    constexpr std::uint8_t even = 0x15, odd = 0x2a;
    std::uint8_t able = 0x3f;
    if (target.includes(of_generations(generation::family15h_00)))
        able = counters_on_15h(code, unit_mask);
    if (includes_zen_or_newer(target) && code == merge_event) able &= odd;
    if (is_large_increment(code, target)) able &= even;
    return able;
}

} // namespace msr::amd
