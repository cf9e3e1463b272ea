// The summary of an experiment's results: a table, and a plot of each metric.
#pragma once

#include "../../support/output.hpp"
#include "../run/report/results.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::experiment {

/// All runs of a program in which a group of events was counted.
struct found {
    std::string program;
    std::string group;
    run::results counts;
    std::size_t failed{}; ///< number of runs whose exit status is not 0
};

/// Prints results as a table or as CSV.
void print(output &output, const std::string &format, const std::vector<found> &results);

/// A plot of an experiment: the name and the content of its file.
struct plot {
    std::string file; ///< name of the plot's file, without a folder
    std::string svg;
};

/// Returns the plots of all metrics: a bar for each program and group of events that has the
/// metric.
std::vector<plot> plots_of(const std::vector<found> &results);

} // namespace msrpp::experiment
