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
    int status{};            ///< of the program
    bool was_counted = true; ///< false: the program could not be started
    std::size_t passes{};    ///< groups of choices, each with runs of its own
    std::vector<counted_choice> choices;
    std::vector<chosen_metric> metrics;
    std::vector<series> intervals{}; ///< of each choice, where they were asked for
};

/// A count, extended to the whole time where it was counted for a part of it.
double whole(const reading &one);

/// What a choice counted in each run, extended to the whole time.
std::vector<double> values_of(const counted_choice &one);

/// The value of a metric in each run; `why` is told where there is none.
std::vector<double> values_of(const results &all, const chosen_metric &metric, std::string &why);

/// As many digits as a count has: none behind the point where it is whole.
std::string number_text(double value);

/// Prints results in a format: table, csv or json.
void print(output &to, const std::string &format, const results &all);

} // namespace msrpp::run
