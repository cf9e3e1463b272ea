// Curves of programs that run, and the ways that a plan gives them.
#pragma once

#include "../watch/stopping.hpp"
#include "programs.hpp"

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/partition.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The policy, the objective and the model of a name. All throw a complaint.
msr::partition::policy policy_named(const std::string &name);
msr::partition::objective objective_named(const std::string &name);
msr::partition::model model_named(const std::string &name);

/// The curves of files. Throws a complaint.
msr::partition::curves curves_of(const std::vector<std::string> &files);

/// Measurements of programs while they ran, by ways.
struct measured_rows {
    std::vector<msr::partition::curve_row> rows; ///< by the names of programs
    std::vector<double> kilobytes;               ///< that were held at the end of each row; or -1
    msr::partition::properties known;
    std::vector<std::string> remarks;
    waited ended = waited::passed; ///< otherwise the rows are not all there
};

/// The properties that can be measured on this processor.
msr::partition::properties measurable(const watch &watch, const processor &machine);

/// Measures programs while they run: each gets the first 1, 2, … ways of a room for two times
/// `seconds`, the first to settle, and the others get the rest. Two programs are measured at the
/// same time. One program alone is measured beside nobody.
measured_rows measured(side_programs &side_programs, const msr::partition::room &room,
                       double seconds, msr::partition::properties known, const stopping &stop);

/// As CSV, with the columns that are known and the remarks as lines with #.
std::string csv_of(const measured_rows &rows);
/// Throws a complaint where the rows are no curves.
msr::partition::curves curves_of(const measured_rows &rows);

/// The plan of ways for programs.
struct planned_ways {
    division sharing;
    std::vector<double> slowdowns; ///< of each program that was planned
    bool proved{};
};

/// Plans ways by the curves of the names. `programs`: the places of those programs among `count`.
/// Throws a complaint with what the planner says.
planned_ways plan_ways(const msr::partition::curves &source, const std::vector<std::string> &names,
                       const std::vector<std::size_t> &programs, std::size_t count,
                       const msr::partition::request &request);

/// Throws a complaint where the planner would refuse the request for so many programs of whose
/// curves this is known: before anything is measured.
void refuse_what_cannot_be_planned(const msr::partition::request &request, std::size_t programs,
                                   msr::partition::properties known);

} // namespace msrpp::rdt_tool
