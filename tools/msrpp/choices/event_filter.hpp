// The options of `list` that ask for events by what is known of them.
#pragma once

#include "../family.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// The conditions of `list` on events; an event must meet all of them.
struct event_filter {
    std::string counter{}; ///< that may count it, by name or number; empty: any
    std::string beside;    ///< the register that it needs beside its select; empty: any
    bool precise = false;  ///< only events that can be sampled precisely
    bool errata = false;   ///< only events with errata
    bool outdated = false; ///< only deprecated events
    bool current = false;  ///< only events that are not deprecated

    bool asks() const {
        return !counter.empty() || !beside.empty() || precise || errata || outdated || current;
    }
};

/// The events among the rows of a pattern that a filter asks for, with their masks; all rows where
/// it asks nothing. `events` are the rows of the processor. Throws a complaint where there is none.
std::vector<listed> filtered(std::vector<listed> rows, const event_filter &filter,
                             const family &identity, const std::vector<listed> &events,
                             const std::string &pattern);

} // namespace msrpp
