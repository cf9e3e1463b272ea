// Events of a vendor's list: each is a constant that is its own row, so that a header of hundreds
// of them costs little. A plan turns the constants that it uses into types, by pointer, for errors:
// compilers print `listed_event<&msr::events::sapphire_rapids::mem_load_retired::l3_miss>`.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>

#include <cstdint>

namespace msr {
enum class core : std::uint8_t; // the enumeration of processors: msr/processor/identity.hpp
} // namespace msr

namespace msr::select {

/// A list of events, with what its rows have in common.
struct event_list {
    const char *name{};       ///< the list's name, such as `sapphire_rapids`
    core of{};                ///< the processor that it is published for
    const char *names{};      ///< the names of its events, each with a zero behind it
    sequence<core> sharers{}; ///< processors whose lists have rows of this list; 8 at most
};

/// The register that an event needs in addition to its select register, with a value of its own.
enum class beside : std::uint8_t {
    none,          ///< the select register says all
    offcore_rsp,   ///< MSR_OFFCORE_RSP_0 or _1, whichever is free
    offcore_rsp_0, ///< MSR_OFFCORE_RSP_0 alone
    offcore_rsp_1, ///< MSR_OFFCORE_RSP_1 alone
    ld_lat,        ///< MSR_PEBS_LD_LAT
    frontend,      ///< MSR_PEBS_FRONTEND
    other,         ///< a register that this library does not write
    omr,           ///< MSR_OMR_0 to 3, whichever is free
};

/// Whether an event can be sampled precisely.
enum class precision : std::uint8_t {
    none, ///< the event cannot be sampled precisely
    can,  ///< with and without
    only, ///< the event can only be sampled precisely
};

/// The facts of a list about one event.
struct event_facts {
    std::uint32_t name{};          ///< where its name begins in the names of the list
    std::uint32_t code{};          ///< event select, up to 12 bits
    std::uint32_t mask{};          ///< unit mask, 8 bits
    std::uint32_t mask2{};         ///< second unit mask (bits 40 to 47), 8 bits
    std::uint32_t threshold{};     ///< counter mask, 8 bits
    bool invert{};                 ///< invert the comparison with the threshold
    bool edge{};                   ///< count beginnings
    bool any_thread{};             ///< count for both threads of the core
    std::uint32_t counters{};      ///< general counters that count it, bit n for counter n
    std::uint32_t alone{};         ///< the event's counters where Hyper-Threading is off
    int fixed = -1;                ///< the fixed counter that counts it, or -1
    precision precise{};           ///< whether samples can be precise
    std::uint32_t precise_on{};    ///< general counters that sample it precisely
    std::uint32_t precise_fixed{}; ///< fixed counters that do
    std::uint32_t distribution{};  ///< counters whose precise samples fall on the exact place
    beside needs{};                ///< the register beside the select register
    std::uint64_t holds{};         ///< what that register holds
    std::uint32_t period{};        ///< the vendor's sampling period, up to 24 bits
    bool taken_alone{};            ///< the event is to be counted with no other event at the same
                                   ///< time
    bool has_latency{};            ///< a precise record has its latency and address
    bool deprecated{};             ///< whether the vendor advises against the event
    bool has_errata{};             ///< the event's errata follow its name in the text
    std::uint32_t missing{};       ///< bit n: the list of the n-th sharer does not have this row
};

/// An event of a list. Its numbers stand packed in few members, because compilers print them, and
/// read them faster in headers.
struct listed_row {
    const event_list *list{}; ///< the list that the event is of
    /// Packed: event number, unit masks, threshold, inversion, edge, any_thread.
    std::uint64_t select{};
    std::uint64_t counting{}; ///< packed: the counters that may count the event, and those that may
                              ///< sample it precisely
    /// Packed: the place of the name, the period, and how precise samples are.
    std::uint64_t sampling{};
    std::uint64_t holds{}; ///< what the register beside the select register holds

    /// Returns the facts of the event: its numbers, counters and needs.
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
    /// Whether the list of the n-th sharer has this row.
    constexpr bool is_shared_with(unsigned sharer) const {
        return (sampling >> (55 + sharer) & 1) == 0;
    }
    /// The event's name, as the list has it.
    constexpr const char *name() const { return list->names + (sampling & 0xfffff); }

    /// Whether two rows are equal events of one list.
    friend constexpr bool operator==(const listed_row &left, const listed_row &other) {
        return left.select == other.select && left.counting == other.counting &&
               left.sampling == other.sampling && left.holds == other.holds &&
               same_text(left.list->name, other.list->name);
    }
};

/// Whether a row is in the list of a target's processor, be it that list's own or shared with it.
template <typename M>
constexpr bool is_listed_for(const listed_row &row, const typename M::target &target) {
    if (M::has_list(*row.list, target)) return true;
    const sequence<core> sharers = row.list->sharers;
    for (unsigned number = 0; number < sharers.size(); ++number)
        if (row.is_shared_with(number) && M::has_list({row.list->name, sharers[number]}, target))
            return true;
    return false;
}

/// The row of an event. Headers have what it returns as numbers, which compilers need not evaluate.
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
