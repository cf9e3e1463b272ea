// The command `msrpp partition`: finds how applications should share a cache.
#pragma once

#include <string>
#include <vector>

namespace msrpp::partition {

inline constexpr const char *name = "partition";

/// The options and files behind `partition`, as text.
struct line {
    std::vector<std::string> files; ///< files with curves; `-` is standard input
    std::string apps; ///< names of applications with commas between them; empty: all in the files
    std::string ways; ///< number of ways; empty: that of the processor, or of the curves
    std::string policy = "optimal";
    std::string objective = "stp";
    std::string model = "none";
    std::string max_mbps;
    std::string format;     ///< format of output; empty: a table, with `each` JSON
    std::string time_limit; ///< limit of the search's time in seconds; empty: no limit
    /// Number of classes; empty: that of the processor, or as many as the plan needs.
    std::string classes;
    /// Mask of ways that plans leave out because devices use the ways; empty: the processor's.
    std::string contention;
    std::string least; ///< smallest number of ways of a class; empty: the processor's, or 1
    std::string cpu;   ///< processor whose ways, classes and contention are used; empty: none
    std::string plot;  ///< path of a file for a plot; empty: no plot
    bool clustered = false;
    bool each = false; ///< each line of standard input is a workload
};

/// Returns the values that an option takes, for completion; empty: any text.
std::vector<std::string> values_of(const std::string &option);

/// Carries out `msrpp partition`. Returns the exit status. Throws a complaint where the input is
/// wrong, or no plan is found.
int run(const line &options);

} // namespace msrpp::partition
