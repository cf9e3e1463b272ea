// Measures the curves of running programs (speed and misses by number of ways), and plans the ways
// of each program.
#pragma once

#include "../watch/stopping.hpp"
#include "programs.hpp"

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/partition.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// Returns the policy with a name; policy_named(), objective_named() and model_named() throw a
/// complaint where nothing has the name.
msr::partition::policy policy_named(const std::string &name);
msr::partition::objective objective_named(const std::string &name);
msr::partition::model model_named(const std::string &name);

/// Reads the curves of programs from files. Throws a complaint where a file is invalid.
msr::partition::curves curves_of(const std::vector<std::string> &files);

/// The counts of programs that were measured while they ran, by number of ways.
struct measured_rows {
    /// Rows of the programs' curves, with the names of the programs.
    std::vector<msr::partition::curve_row> rows;
    /// Kilobytes of the cache that the program held at the end of each row (interval); -1: unknown.
    std::vector<double> kilobytes;
    msr::partition::properties known;
    std::vector<std::string> remarks;
    /// How the measurement ended; other than `passed`: rows are missing.
    waited ended = waited::passed;
};

/// Returns the properties of programs that can be measured on the processor.
msr::partition::properties measurable(const watch &watch, const processor &machine);

/// Measures programs while they run: each program gets 1, 2, … ways of the cache's ways in `room`,
/// each number for two intervals of `seconds`, the first interval to fill the ways, while the other
/// programs get the remaining ways. Two programs are measured at the same time. A program without
/// others is measured alone.
measured_rows measured(side_programs &side_programs, const msr::partition::room &room,
                       double seconds, msr::partition::properties known, const stopping &stop);

/// Returns rows of curves as CSV, with the columns that are known and the remarks as lines with #.
std::string csv_of(const measured_rows &rows);
/// Converts measured rows to curves. Throws a complaint where the rows are no curves.
msr::partition::curves curves_of(const measured_rows &rows);

/// The planned ways of programs: a division and the slowdowns.
struct planned_ways {
    division sharing;
    std::vector<double> slowdowns; ///< slowdown of each program in the plan
    bool proved{};
};

/// Plans ways by the curves of the programs with `names`. `programs`: the indices of these programs
/// among `count`. Throws a complaint with the planner's sentence.
planned_ways plan_ways(const msr::partition::curves &source, const std::vector<std::string> &names,
                       const std::vector<std::size_t> &programs, std::size_t count,
                       const msr::partition::request &request);

/// Throws a complaint, before anything is measured, where the planner would refuse the request for
/// a number of programs whose curves have the given properties.
void refuse_what_cannot_be_planned(const msr::partition::request &request, std::size_t programs,
                                   msr::partition::properties known);

} // namespace msrpp::rdt_tool
