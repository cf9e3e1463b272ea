// Events of a vendor's list: each is a constant that is its own row, so that a header with hundreds
// of events compiles fast. A plan turns the constants that it uses into types, by pointer, for
// errors: compilers print `listed_event<&msr::events::sapphire_rapids::mem_load_retired::l3_miss>`.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr {
// The enumeration of processors, which msr/processor/identity.hpp defines.
enum class core : std::uint8_t;
} // namespace msr

namespace msr::select {

/// A vendor's list of events, with the facts that all its events share.
struct event_list {
    const char *name{};       ///< the name of the list of events, such as `sapphire_rapids`
    core of{};                ///< the processor for which the vendor publishes the list of events
    const char *names{};      ///< the names of the list's events, each with a 0 behind it
    sequence<core> sharers{}; ///< other processors, at most 8, whose lists have events of this list
};

/// The register that an event needs in addition to its select register, with a value for the event.
enum class beside : std::uint8_t {
    none,          ///< the event needs its select register only
    offcore_rsp,   ///< the event needs MSR_OFFCORE_RSP_0 or _1, whichever is free
    offcore_rsp_0, ///< the event needs MSR_OFFCORE_RSP_0
    offcore_rsp_1, ///< the event needs MSR_OFFCORE_RSP_1
    ld_lat,        ///< the event needs MSR_PEBS_LD_LAT
    frontend,      ///< the event needs MSR_PEBS_FRONTEND
    other,         ///< the event needs a register that this library does not write
    omr,           ///< the event needs one of MSR_OMR_0 to 3, whichever is free
};

/// Whether an event can be sampled precisely.
enum class precision : std::uint8_t {
    none, ///< the event cannot be sampled precisely
    can,  ///< the event can be sampled precisely, and also otherwise
    only, ///< the event can only be sampled precisely
};

/// The facts that a vendor's list has about one event.
struct event_facts {
    /// Position of the event's name in the list's text of all names, in characters.
    std::uint32_t name{};
    std::uint32_t code{}; ///< the event's code, up to 12 bits
    std::uint32_t mask{}; ///< the event's unit mask, 8 bits
    /// The event's second unit mask (bits 40 to 47 of the select register), 8 bits.
    std::uint32_t mask2{};
    /// Counter mask N of the event, 8 bits: clocks with at least N events are counted; 0: none.
    std::uint32_t threshold{};
    bool invert{};     ///< whether clocks with fewer events than the threshold are counted
    bool edge{};       ///< whether the counter counts how often the event begins
    bool any_thread{}; ///< whether both threads of the core are counted (AnyThread)
    /// General counters that can count the event, with bit n for counter n.
    std::uint32_t counters{};
    /// General counters that can count the event where Hyper-Threading is off; 0: those in
    /// `counters`.
    std::uint32_t alone{};
    int fixed = -1;      ///< number of the fixed counter that can count the event; -1: none
    precision precise{}; ///< whether the event can be sampled precisely
    /// General counters that sample the event precisely, with bit n for counter n.
    std::uint32_t precise_on{};
    /// Fixed counters that sample the event precisely, with bit n for counter n.
    std::uint32_t precise_fixed{};
    /// Counters that sample the event with precise distribution (Intel's PDIST), with bit n for
    /// counter n.
    std::uint32_t distribution{};
    beside needs{};        ///< the register that the event needs in addition to its select register
    std::uint64_t holds{}; ///< the value that the event needs in the register named by `needs`
    /// The sampling period that the vendor suggests for the event, in events, up to 24 bits.
    std::uint32_t period{};
    bool taken_alone{}; ///< whether no other event is to be counted at the same time as the event
    bool has_latency{}; ///< whether a precise record has the latency and address of the event
    bool deprecated{};  ///< whether the vendor advises against the event
    /// Whether the event has errata, whose text follows the event's name in the list's names.
    bool has_errata{};
    /// Processors that share the list but lack the event, with bit n for the n-th of the list's
    /// `sharers`.
    std::uint32_t missing{};
};

/// An event of a vendor's list. The event's numbers are packed into few members, because compilers
/// print the members in errors, and read few members faster in headers.
struct listed_row {
    const event_list *list{}; ///< the vendor's list that has the event
    /// The event's code, unit masks, threshold, inversion, edge and any_thread, packed.
    std::uint64_t select{};
    /// The counters that may count the event and that may sample it precisely, packed.
    std::uint64_t counting{};
    /// The position of the event's name, its period, and how precise its samples are, packed.
    std::uint64_t sampling{};
    /// The value that the event needs in a register beside its select register.
    std::uint64_t holds{};

    /// Returns the facts of the event, unpacked: its numbers, counters and needs.
    constexpr event_facts facts() const {
        const auto bits = [](std::uint64_t begin, unsigned low, unsigned count) {
            return static_cast<std::uint32_t>(begin >> low & ((std::uint64_t{1} << count) - 1));
        };
        return {.name = bits(sampling, 0, 20),
                .code = bits(select, 0, 12),
                .mask = bits(select, 12, 8),
                .mask2 = bits(select, 20, 8),
                .threshold = bits(select, 28, 8),
                .invert = bits(select, 36, 1) != 0,
                .edge = bits(select, 37, 1) != 0,
                .any_thread = bits(select, 38, 1) != 0,
                .counters = bits(counting, 0, 16),
                .alone = bits(counting, 16, 16),
                .fixed = static_cast<int>(bits(counting, 48, 4)) - 1,
                .precise = static_cast<precision>(bits(counting, 52, 2)),
                .precise_on = bits(counting, 32, 16),
                .precise_fixed = bits(counting, 54, 8),
                .distribution = bits(sampling, 44, 4),
                .needs = static_cast<beside>(bits(sampling, 48, 3)),
                .holds = holds,
                .period = bits(sampling, 20, 24),
                .taken_alone = bits(sampling, 51, 1) != 0,
                .has_latency = bits(sampling, 52, 1) != 0,
                .deprecated = bits(sampling, 53, 1) != 0,
                .has_errata = bits(sampling, 54, 1) != 0,
                .missing = bits(sampling, 55, 8)};
    }
    /// Returns whether a processor that shares the list has this event. `sharer`: the processor's
    /// number among the list's `sharers`
    constexpr bool is_shared_with(unsigned sharer) const {
        return (sampling >> (55 + sharer) & 1) == 0;
    }
    /// Returns the event's name, as the vendor's list has it.
    constexpr const char *name() const { return list->names + (sampling & 0xfffff); }

    /// Returns whether two rows are the same event of the same list.
    friend constexpr bool operator==(const listed_row &left, const listed_row &other) {
        return left.select == other.select && left.counting == other.counting &&
               left.sampling == other.sampling && left.holds == other.holds &&
               same_text(left.list->name, other.list->name);
    }
};

/// Returns whether a row is in the list of a target's processor: as a row of this list, or of
/// another list that shares the row.
template <typename M>
constexpr bool is_listed_for(const listed_row &row, const typename M::target &target) {
    if (M::has_list(*row.list, target)) return true;
    const sequence<core> sharers = row.list->sharers;
    for (unsigned number = 0; number < sharers.size(); ++number)
        if (row.is_shared_with(number) && M::has_list({row.list->name, sharers[number]}, target))
            return true;
    return false;
}

/// Returns the row of an event with the given facts. The headers of lists contain the packed
/// numbers of rows, so that compilers need not evaluate this function.
constexpr listed_row row_from(const event_list &list, const event_facts &statement) {
    using bits = std::uint64_t;
    return {&list,
            statement.code | bits{statement.mask} << 12 | bits{statement.mask2} << 20 |
                bits{statement.threshold} << 28 | bits{statement.invert} << 36 |
                bits{statement.edge} << 37 | bits{statement.any_thread} << 38,
            statement.counters | bits{statement.alone} << 16 | bits{statement.precise_on} << 32 |
                static_cast<bits>(statement.fixed + 1) << 48 |
                static_cast<bits>(statement.precise) << 52 | bits{statement.precise_fixed} << 54,
            statement.name | bits{statement.period} << 20 | bits{statement.distribution} << 44 |
                static_cast<bits>(statement.needs) << 48 | bits{statement.taken_alone} << 51 |
                bits{statement.has_latency} << 52 | bits{statement.deprecated} << 53 |
                bits{statement.has_errata} << 54 | bits{statement.missing} << 55,
            statement.holds};
}

} // namespace msr::select
