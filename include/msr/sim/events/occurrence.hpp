// The reports of events by a workload to the simulated performance-monitoring unit: occurrences of
// an event.
#pragma once

#include <msr/intel/netburst/request.hpp>

#include <cstdint>

namespace msr::sim {

/// A report that an event occurs in `clocks` clocks, `per_clock` times in each. Each of these
/// clocks is followed by a clock in which nothing occurs, so a report takes 2 * `clocks` clocks in
/// all.
struct occurrence {
    unsigned event{}; ///< number of the event: its position in netburst::events
    /// Mask bits of the event whose condition the occurrence fulfils; bit 0 is ESCR bit 9.
    unsigned masks{};
    std::uint64_t clocks = 1; ///< clocks in which the event occurs
    /// Occurrences of the event in each of the clocks; a counter sees at most 15.
    unsigned per_clock = 1;
    bool kernel = false; ///< whether the event occurs at CPL 0; otherwise at CPL 1, 2 or 3
    unsigned thread = 0; ///< logical processor that causes the event

    friend constexpr bool operator==(const occurrence &, const occurrence &) = default;
};

/// Returns an occurrence of the event that a choice counts, at user level on logical processor 0,
/// whatever the choice's qualifiers: `occurrence_of(uops_retired::nbogus, 1000, 3)`.
/// `clocks`: clocks in which the event occurs
/// `per_clock`: occurrences in each of the clocks
template <typename Choice>
constexpr occurrence occurrence_of(Choice, std::uint64_t clocks = 1, unsigned per_clock = 1) {
    constexpr netburst::request request = Choice::as_request();
    return {
        .event = request.event, .masks = request.masks, .clocks = clocks, .per_clock = per_clock};
}

} // namespace msr::sim
