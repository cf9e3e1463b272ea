// Counts a program with groups of events, several times, for `msrpp run` and experiments.
#pragma once

#include "backend.hpp"
#include "report/results.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// Requested events in the fewest groups that each have a plan, and the requested metrics.
struct counted_groups {
    std::vector<family_plan> plans;
    std::vector<chosen_metric> metrics;
};

/// Returns the groups of requested events; a metric is `metric:NAME`. Throws a complaint where an
/// event cannot be counted.
counted_groups groups_of(known_plans &plans, const std::vector<std::string> &choices);

/// Throws a complaint where `work` requests what the backend cannot count, such as counts of each
/// thread, or what the number of groups rules out, such as several groups without turns of a
/// program that runs already.
void check_options(const work &work, const counted_groups &groups, const std::string &backend);

/// Counts each group of events while the program runs, `repeats` times. Throws a complaint where
/// counting fails. Where the program cannot be started, `was_counted` of the results is false, and
/// the results have no counts.
results count(const work &work, const counted_groups &groups, const chosen_backend &backend,
              unsigned repeats);

} // namespace msrpp::run
