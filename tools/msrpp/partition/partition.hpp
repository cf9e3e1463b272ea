// `msrpp partition`: finds out how applications should share a cache.
#pragma once

#include <string>
#include <vector>

namespace msrpp::partition {

inline constexpr const char *name = "partition";

/// The options and files behind `partition`, as text.
struct line {
    std::vector<std::string> files; ///< of curves; `-` is standard input
    std::string apps;               ///< names with commas between; empty: all of the files
    std::string ways;               ///< empty: those of the processor, or of the curves
    std::string policy = "optimal";
    std::string objective = "stp";
    std::string model = "none";
    std::string max_mbps;
    std::string format;     ///< empty: a table, with `each` JSON
    std::string time_limit; ///< seconds; empty: as long as it takes
    std::string classes;    ///< empty: those of the processor, or enough
    std::string contention; ///< a mask of ways that are left out; empty: that of the processor
    std::string least;      ///< ways of a class; empty: those of the processor, or 1
    std::string cpu;        ///< whose ways, classes and contention; empty: none
    std::string plot;       ///< a file; empty: none
    bool clustered = false;
    bool each = false; ///< each line of standard input is a workload
};

/// The values that an option takes, for completion; empty: any text.
std::vector<std::string> values_of(const std::string &option);

/// Carries the command out. Returns the exit status; throws a complaint.
int run(const line &options);

} // namespace msrpp::partition
