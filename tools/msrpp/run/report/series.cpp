#include "series.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

void add_rows(std::vector<std::vector<cell>> &to, const std::vector<series> &all) {
    std::size_t longest = 0;
    for (const series &one : all)
        longest = std::max(longest, one.intervals.size());
    for (std::size_t i = 0; i < longest; ++i)
        for (const series &one : all)
            if (i < one.intervals.size()) {
                const interval_count &each = one.intervals[i];
                to.push_back(
                    {each.until_ns, one.choice, each.count, each.enabled_ns, each.running_ns});
            }
}

chart_series steps_of(const series &one) {
    constexpr double second = 1e9; // nanoseconds
    chart_series result{.name = {}, .kind = series_kind::steps};
    std::uint64_t before = 0;
    for (const interval_count &each : one.intervals) {
        const auto passed = static_cast<double>(each.until_ns - before);
        if (each.until_ns <= before) continue; // no time passed
        result.points.push_back({static_cast<double>(before) / second,
                                 static_cast<double>(each.count) * second / passed});
        before = each.until_ns;
    }
    if (!result.points.empty())
        result.points.push_back({static_cast<double>(before) / second, result.points.back().y});
    return result;
}

chart_axis time_axis(bool simulated) { return {simulated ? "simulated time" : "time", "s"}; }

chart_axis rate_axis() { return {"counts per second", "/s"}; }

std::string simulation_note(const std::string &backend) {
    return backend + ": simulated; nothing is measured";
}

std::vector<chart> charts_of(const std::vector<series> &all, const std::string &backend,
                             bool simulated) {
    std::vector<chart> result;
    for (const series &one : all)
        result.push_back({.title = one.choice,
                          .note = simulated ? simulation_note(backend) : "",
                          .x = time_axis(simulated),
                          .y = rate_axis(),
                          .series = {steps_of(one)}});
    return result;
}

} // namespace msrpp::run
