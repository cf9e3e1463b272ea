// The formats of a partition.
#pragma once

#include "asked.hpp"

#include "../../support/output.hpp"

#include <string>

namespace msrpp::partition {

/// A plan and what it was made for.
struct answer {
    const planner::workload &of;
    const asked &by;
    const planner::plan &found;
};

/// Appends the answer in the format that was asked for.
void print(output &output, const answer &answer);

/// The answer as JSON on a line.
std::string json_line(const answer &answer);

/// A workload that could not be planned, as JSON on a line.
std::string json_error(const std::string &reason);

/// The ways of the applications, and their slowdowns, as SVG.
std::string svg_of(const answer &answer);

} // namespace msrpp::partition
