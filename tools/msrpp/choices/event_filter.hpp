// The options of `list` that select events by their properties.
#pragma once

#include "../family.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// The conditions of `list` on events; an event must meet all conditions.
struct event_filter {
    std::string counter{}; ///< counter that may count the event, by name or number; empty: any
    std::string beside;    ///< register that the event needs beside its select register; empty: any
    bool precise = false;  ///< only events that can be sampled precisely are listed
    bool errata = false;   ///< only events with errata are listed
    bool outdated = false; ///< only deprecated events are listed
    bool current = false;  ///< only events that are not deprecated are listed

    bool asks() const {
        return !counter.empty() || !beside.empty() || precise || errata || outdated || current;
    }
};

/// Returns the events among `rows` that a filter selects, with their masks; all rows where the
/// filter is empty. `events`: all rows of the processor. Throws a complaint where no event is
/// selected.
std::vector<listed> filtered(std::vector<listed> rows, const event_filter &filter,
                             const family &identity, const std::vector<listed> &events,
                             const std::string &pattern);

} // namespace msrpp
