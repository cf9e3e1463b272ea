// The command `msrpp list [PATTERN]`: lists the events that can be counted, and how sure the facts
// are.
#pragma once

#include "../choices/event_filter.hpp"
#include "../family.hpp"

#include <functional>
#include <string>
#include <vector>

namespace msrpp {

struct list_options {
    std::string format{};  ///< name of the output's format; empty: the default
    std::string pattern{}; ///< pattern that rows must match; empty: all rows
    event_filter events{}; ///< conditions on the events that are listed
    std::string unit{};    ///< name of a box outside of the cores; empty: the cores
    bool simulated{};      ///< only events that the simulated machine counts are listed
    bool meters{};         ///< only meters are listed
    /// Returns the rows that the simulated machine counts; null: all rows are shown.
    std::function<std::vector<listed>(std::vector<listed>)> keep_simulated{};
};

/// Prints the list. Returns the exit status. Throws a complaint where the options are invalid.
int list(const list_options &list_options, const family &identity);

} // namespace msrpp
