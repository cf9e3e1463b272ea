// The events that the processor counts for each RMID, by number and by name. Sources: Linux
// resctrl, intel-cmt-cat.
#pragma once

#include <msr/core/text.hpp>
#include <msr/rdt/registers.hpp>

#include <cstdint>

namespace msr::rdt {

/// An event that is counted for an RMID, with its names.
struct event_row {
    event number{};           ///< the value of IA32_QM_EVTSEL that selects the event
    const char *name{};       ///< name of the monitored event
    const char *short_name{}; ///< name of the monitored event in choices as text
    const char *text{};       ///< a sentence for people that says what the event counts
    bool grows{}; ///< whether the event's count grows and wraps; false: the count is a level
};

/// The row of each event that is counted for an RMID.
inline constexpr event_row events[] = {
    {event::l3_occupancy, "l3_occupancy", "occupancy", "bytes of the cache that the RMID holds",
     false},
    {event::l3_total_bandwidth, "l3_total_bandwidth", "total",
     "bytes between the cache and any memory", true},
    {event::l3_local_bandwidth, "l3_local_bandwidth", "local",
     "bytes between the cache and the memory of its own node", true},
};

/// Returns the row of the event with a number of IA32_QM_EVTSEL, or null.
constexpr const event_row *event_of_number(std::uint64_t number) {
    for (const event_row &row : events)
        if (static_cast<std::uint64_t>(row.number) == number) return &row;
    return nullptr;
}

/// Returns whether a number is that of an event in IA32_QM_EVTSEL. The function compares no
/// addresses of rows: with the compiler flags of a kernel, g++ takes such a comparison for no
/// constant.
constexpr bool is_event_number(std::uint64_t number) {
    bool result = false;
    for (const event_row &row : events)
        result = result || static_cast<std::uint64_t>(row.number) == number;
    return result;
}

/// Returns the row of the event with a name, long or short, in upper or lower case; null where no
/// event has the name.
constexpr const event_row *event_named_so(text_view name) {
    for (const event_row &row : events)
        if (same_without_case(name, row.name) || same_without_case(name, row.short_name))
            return &row;
    return nullptr;
}

} // namespace msr::rdt
