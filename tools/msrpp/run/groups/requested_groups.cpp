#include "requested_groups.hpp"

#include "countable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

/// Prints which metrics are portable shares of issue slots, because the processor's lists have no
/// metric of the name.
void print_portable_shares(const family &processor, const std::vector<chosen_metric> &metrics) {
    std::vector<std::string> names;
    for (const chosen_metric &metric : metrics)
        if (metric.metric.is_portable_share) names.push_back(metric.metric.name);
    if (names.empty()) return;
    std::fputs(fmt::format("msrpp: run: the lists of {} have no formula for {}: the portable "
                           "{} of issue slots {} counted\n",
                           processor.name, fmt::join(names, ", "),
                           names.size() == 1 ? "share" : "shares", names.size() == 1 ? "is" : "are")
                   .c_str(),
               stderr);
}

} // namespace

counted_groups requested_groups(const line &options, known_plans &plans,
                                const chosen_backend &backend) {
    const countable countable =
        countable_of(plans, backend, options.choices, options.summary || options.choices.empty());
    counted_groups groups = groups_of(plans, countable.choices);
    for (const std::string &note : countable.notes)
        std::fprintf(stderr, "msrpp: run: %s\n", note.c_str());
    print_portable_shares(plans.of(), groups.metrics);
    return groups;
}

bool needs_time(const counted_groups &groups) {
    return std::any_of(
        groups.metrics.begin(), groups.metrics.end(), [](const chosen_metric &metric) {
            const std::vector<std::string> &needed = metric.metric.constants;
            return std::find(needed.begin(), needed.end(), "duration") != needed.end();
        });
}

} // namespace msrpp::run
