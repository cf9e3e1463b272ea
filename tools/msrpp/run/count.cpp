#include "count.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

/// What a choice counted from each moment to the next.
series series_of(const std::string &choice, std::size_t place, const std::vector<moment> &moments) {
    series result{choice, {}};
    reading before;
    for (const moment &each : moments) {
        const reading &now = each.readings[place];
        result.intervals.push_back({each.time_ns, now.count - before.count,
                                    now.enabled_ns - before.enabled_ns,
                                    now.running_ns - before.running_ns});
        before = now;
    }
    return result;
}

} // namespace

counted_groups groups_of(const family &of, const std::vector<std::string> &choices) {
    has_metrics(of, choices); // complains about those that nobody has
    counted_groups result;
    for (const std::vector<std::string> &group : metric_groups(of, choices))
        result.plans.push_back(of.plan(of, group));
    result.metrics = chosen_metrics(of, choices);
    return result;
}

results count(const work &what, const counted_groups &groups, const chosen_backend &backend,
              unsigned repeats, const std::function<void(unsigned, unsigned)> &tell) {
    results all{.backend = backend.name,
                .of = &what.of,
                .simulated = is_machine(backend.name),
                .passes = groups.plans.size(),
                .choices = {},
                .metrics = groups.metrics};
    const auto runs = static_cast<unsigned>(groups.plans.size()) * repeats;
    unsigned done = 0;
    for (const family_plan &group : groups.plans) {
        const std::size_t first = all.choices.size();
        for (const std::string &text : group.texts)
            all.choices.push_back({text, {}});
        for (unsigned again = 0; again < repeats; ++again) {
            tell(done++, runs);
            const outcome found = backend.count(what, group);
            if (found.status != 0 || !found.was_counted) all.status = found.status;
            all.was_counted = found.was_counted;
            if (!all.was_counted) return all;
            for (std::size_t i = 0; i < group.texts.size(); ++i)
                all.choices[first + i].runs.push_back(found.readings[i]);
            for (std::size_t i = 0; i < group.texts.size() && !found.moments.empty(); ++i)
                if (what.interval_ns != 0)
                    all.intervals.push_back(series_of(group.texts[i], i, found.moments));
        }
    }
    return all;
}

} // namespace msrpp::run
