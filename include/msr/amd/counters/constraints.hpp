// Constraints of AMD's core counters: the counters that can count an event.
// Sources: BKDG of family 15h (42301), "Performance Event Select"; PPR of family 17h, "Large
// Increment per Cycle Events"; Linux and libpfm4 agree.
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::amd {

/// The unit masks with which an event of family 15h is limited to certain counters.
enum class mask_condition : std::uint8_t {
    any,                  ///< every unit mask
    bits_in_both_nibbles, ///< unit masks with bits in 3:0 and bits in 7:4
    several_bits,         ///< unit masks with more than one bit
};

/// A range of event numbers of family 15h, and the core counters that can count the events.
struct event_limit {
    std::uint16_t first{}; ///< the lowest event number of the range
    std::uint16_t last{};  ///< the highest event number of the range
    mask_condition when{}; ///< the unit masks with which only `counters` count the range's events
    /// The core counters that can count the range's events, bit n for PERF_CTRn; 0: no core counter
    /// can count them.
    std::uint8_t counters{};
};

/// The core counters for each group of events of family 15h. Bits 7:4 of an event's number give its
/// group, whatever bits 11:8 are: 189h is an event of the decoder, as 089h is (Linux:
/// AMD_EVENT_TYPE_MASK).
inline constexpr event_limit family_15h_groups[] = {
    {0x00, 0x1f, mask_condition::any, 0x38}, // codes of floating-point events
    {0x20, 0x5f, mask_condition::any, 0x3f}, // codes of events of load-store unit and data cache
    {0x60, 0x9f, mask_condition::any, 0x07}, // codes of cache unit, instruction cache and decoder
    {0xa0, 0xbf, mask_condition::any, 0x00}, // reserved event codes, which no unit mask makes valid
    {0xc0, 0xcf, mask_condition::any, 0x3f}, // codes of events of the execution units
    {0xd0, 0xdf, mask_condition::any, 0x07}, // codes of events of decode and dispatch
    {0xe0, 0xff, mask_condition::any, 0x00}, // codes of events that only NB_PERF_CTR counts
};

/// The core counters for events of family 15h that have other counters than the rest of their
/// group. Where several rows hold for an event, the last one decides.
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

/// Returns whether no core counter of family 15h implements an event: bits 7:0 of its number are
/// A0h to BFh.
constexpr bool is_unimplemented_on_15h(std::uint32_t code) { return (code & 0xe0) == 0xa0; }
/// Returns whether the northbridge counters of family 15h count an event: bits 7:0 of its number
/// are E0h or more, as on earlier families.
constexpr bool is_of_northbridge_on_15h(std::uint32_t code) { return (code & 0xe0) == 0xe0; }
/// Returns whether an event of family 15h takes a single bit of the unit mask, as event 031h does.
constexpr bool takes_one_mask_bit_on_15h(std::uint32_t code) { return code == 0x031; }

/// Returns whether a unit mask has the property that a condition names, such as several bits.
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

/// Returns the core counters of family 15h that can count an event, bit n for PERF_CTRn.
/// `code`: the event's number
/// `unit_mask`: bits 7:0 of the mask
constexpr std::uint8_t counters_on_15h(std::uint32_t code, std::uint32_t unit_mask) {
    std::uint8_t able = 0;
    for (const event_limit &group : family_15h_groups)
        if ((code & 0xff) >= group.first && (code & 0xff) <= group.last) able = group.counters;
    for (const event_limit &limit : family_15h_limits)
        if (code >= limit.first && code <= limit.last && holds(limit.when, unit_mask))
            able = limit.counters;
    return able;
}

/// The number of the event by which an odd counter takes the carry of the even counter before it
/// (family 17h and later).
inline constexpr std::uint32_t merge_event = 0xfff;

/// Returns whether an event may occur more often in a clock than a counter can add (family 17h and
/// later). An even counter counts such an event, and the odd counter behind it is merged with it.
constexpr bool is_large_increment(std::uint32_t code, const target &target) {
    return includes_zen_or_newer(target) && code == 0x003;
}

/// Returns whether an event is one of the northbridge, which core counters of K8 and families 10h
/// to 14h count for all cores of a node.
constexpr bool is_of_node(std::uint32_t code, const target &target) {
    constexpr generation_set set =
        of_generations(generation::k8, generation::family10h, generation::family11h,
                       generation::family12h, generation::family14h);
    return target.includes(set) && (code & 0xe0) == 0xe0;
}

/// Returns the core counters that can count an event on every processor of a target, bit n for
/// PERF_CTRn.
/// `code`: the event's number
/// `unit_mask`: bits 7:0 of the mask
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
