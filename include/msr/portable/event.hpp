// Portable events: the usual first events of every processor, under names that do not depend on the
// processor. Each processor defines a portable event by an event of its own: `portable.hpp` in the
// folder of its counters.
#pragma once

#include <msr/core/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// An event that has the same name and meaning on every processor, and is counted by an event of
/// the processor.
enum class portable_event : std::uint8_t {
    cycles,           ///< clocks of the core while it is not halted
    instructions,     ///< instructions that retire
    reference_cycles, ///< clocks of a fixed frequency while the core is not halted
    branches,         ///< branch instructions that retire
    branch_misses,    ///< mispredicted branch instructions that retire
    l1d_misses,       ///< misses of the first-level data cache
    l2_misses,        ///< misses of the second-level cache
    llc_references,   ///< requests to the last level of cache
    llc_misses,       ///< misses of the last level of cache
    dtlb_walks,       ///< page walks for data
    stalled_frontend, ///< clocks in which the front end gives the back end nothing
};

/// The name of a portable event, and its meaning in words.
struct portable_event_row {
    const char *name{}; ///< the portable event's name in texts of choices, such as `branch_misses`
    const char *meaning{}; ///< the occurrences that the portable event counts, in words
};

/// The row of each portable event, in the order of `portable_event`.
inline constexpr portable_event_row portable_events[] = {
    {"cycles", "clocks of the core while it is not halted"},
    {"instructions", "instructions that retire"},
    {"reference_cycles", "clocks of a fixed frequency while the core is not halted"},
    {"branches", "branch instructions that retire"},
    {"branch_misses", "mispredicted branch instructions that retire"},
    {"l1d_misses", "misses of the first-level data cache"},
    {"l2_misses", "misses of the second-level cache"},
    {"llc_references", "requests to the last level of cache"},
    {"llc_misses", "misses of the last level of cache"},
    {"dtlb_walks", "page walks for data"},
    {"stalled_frontend", "clocks in which the front end gives the back end nothing"},
};

/// The number of portable events.
inline constexpr std::size_t portable_event_count =
    sizeof portable_events / sizeof portable_events[0];

/// Returns the row, with name and meaning, of a portable event.
constexpr const portable_event_row &row_of(portable_event event) {
    return portable_events[static_cast<std::size_t>(event)];
}

/// The result of a search for a portable event.
struct found_portable_event {
    portable_event event{}; ///< the portable event that the search found; valid only where `found`
    bool found{};           ///< whether the search has found a portable event

    /// Returns whether the search has found a portable event.
    constexpr explicit operator bool() const { return found; }
};

/// Returns the portable event with a name, in upper or lower case; the result is false where no
/// event has the name.
constexpr found_portable_event portable_event_named(text_view name) {
    for (std::size_t i = 0; i < portable_event_count; ++i)
        if (same_without_case(name, portable_events[i].name))
            return {static_cast<portable_event>(i), true};
    return {};
}

} // namespace msr
