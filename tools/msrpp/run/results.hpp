// What runs of a program counted, and how it is told.
#pragma once

#include "carrier.hpp"
#include "series.hpp"
#include "statistics.hpp"

#include "../metrics.hpp"
#include "../output.hpp"

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp::run {

/// What a choice counted in each run.
struct counted_choice {
    std::string text;
    std::vector<reading> runs;
};

/// Of all that was asked for.
struct results {
    std::string backend; ///< `perf`, `dev`, `shim` or `machine:CPU`
    const family *of{};
    bool simulated{};
    int status{};         ///< of the program
    std::size_t passes{}; ///< groups of choices, each with runs of its own
    std::vector<counted_choice> choices;
    std::vector<chosen_metric> metrics;
    std::vector<series> intervals{}; ///< of each choice, where they were asked for
};

/// A count, extended to the whole time where it was counted for a part of it.
double whole(const reading &one);

/// Prints results in a format: table, csv or json.
void print(output &to, const std::string &format, const results &all);

} // namespace msrpp::run
