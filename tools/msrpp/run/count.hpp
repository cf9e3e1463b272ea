// Counting: a program, groups of choices, several times. `msrpp run` and experiments share it.
#pragma once

#include "backend.hpp"
#include "report/results.hpp"

#include <string>
#include <vector>

namespace msrpp::run {

/// Choices in the fewest groups that each have a plan, and the metrics among them.
struct counted_groups {
    std::vector<family_plan> plans;
    std::vector<chosen_metric> metrics;
};

/// The groups of choices; a metric is `metric:NAME`. Throws a complaint where one cannot be
/// counted.
counted_groups groups_of(known_plans &plans, const std::vector<std::string> &choices);

/// Complains where threads or turns are asked for that this backend does not have, or that so many
/// groups rule out.
void check_what_is_asked(const work &work, const counted_groups &groups,
                         const std::string &backend);

/// Counts a program: each group as often as said. Throws a complaint. Where the program cannot be
/// started, the results say so and have no counts.
results count(const work &work, const counted_groups &groups, const chosen_backend &backend,
              unsigned repeats);

} // namespace msrpp::run
