// `msrpp list [PATTERN]`: what can be counted, and how sure that is.
#pragma once

#include "../choices/event_filter.hpp"
#include "../family.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp {

struct list_options {
    std::string format{};  ///< empty: the default
    std::string pattern{}; ///< empty: all
    event_filter events{}; ///< the events that are listed
    std::string unit{};    ///< a box outside of the cores; empty: the cores
    bool simulated{};      ///< only events that the machine counts
    bool meters{};         ///< meters, and nothing else
    /// Leaves those rows that the machine counts; null: all are shown.
    std::function<std::vector<listed>(std::vector<listed>)> keep_simulated{};
};

/// Prints the list. Returns the exit status; throws a complaint.
int list(const list_options &list_options, const family &identity);

} // namespace msrpp
