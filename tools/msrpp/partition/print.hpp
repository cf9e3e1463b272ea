// Prints the partition of a cache in each format of `msrpp partition`.
#pragma once

#include "arguments.hpp"

#include "../../support/output.hpp"

#include <string>

namespace msrpp::partition {

/// A plan, and the arguments and curves for which the plan was made.
struct answer {
    const planner::workload &of;
    const partition_arguments &by;
    const planner::plan &found;
};

/// Appends the plan of a partition in the requested format.
void print(output &output, const answer &answer);

/// Returns the plan of a partition as JSON on a single line.
std::string json_line(const answer &answer);

/// Returns the error of a workload without a plan, as JSON on a single line.
std::string json_error(const std::string &reason);

/// Returns an SVG with the ways of the applications, and their slowdowns.
std::string svg_of(const answer &answer);

} // namespace msrpp::partition
