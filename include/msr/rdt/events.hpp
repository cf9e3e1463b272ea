// The events that the hardware counts by RMID, by number and by name. Sources: Linux resctrl,
// intel-cmt-cat.
#pragma once

#include <msr/core/text.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// The events of an RMID, with the words that people use for them.
struct event_row {
    event number{};           ///< the value that selects the event
    const char *name{};       ///< the event's name
    const char *short_name{}; ///< the name in choices as text
    const char *text{};       ///< what is counted, for people
    bool grows{};             ///< whether the count grows and wraps; otherwise it is a level
};

/// The row of each event.
inline constexpr event_row events[] = {
    {event::l3_occupancy, "l3_occupancy", "occupancy", "bytes of the cache that the RMID holds",
     false},
    {event::l3_total_bandwidth, "l3_total_bandwidth", "total",
     "bytes between the cache and any memory", true},
    {event::l3_local_bandwidth, "l3_local_bandwidth", "local",
     "bytes between the cache and the memory of its own node", true},
};

/// The event of this number, or null.
constexpr const event_row *event_of_number(std::uint64_t number) {
    for (const event_row &row : events)
        if (static_cast<std::uint64_t>(row.number) == number) return &row;
    return nullptr;
}

/// Whether this number is an event's. Not by comparing addresses: under the flags of a kernel g++
/// takes that for no constant.
constexpr bool is_event_number(std::uint64_t number) {
    bool result = false;
    for (const event_row &row : events)
        result = result || static_cast<std::uint64_t>(row.number) == number;
    return result;
}

/// The event of this name, in any case, long or short, or null.
constexpr const event_row *event_named_so(text_view name) {
    for (const event_row &row : events)
        if (same_without_case(name, row.name) || same_without_case(name, row.short_name))
            return &row;
    return nullptr;
}

} // namespace msr::rdt
