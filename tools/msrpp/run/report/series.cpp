#include "series.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

void add_rows(std::vector<std::vector<cell>> &destination, const std::vector<series> &lines) {
    std::size_t longest = 0;
    for (const series &entry : lines)
        longest = std::max(longest, entry.intervals.size());
    for (std::size_t i = 0; i < longest; ++i)
        for (const series &entry : lines)
            if (i < entry.intervals.size()) {
                const interval_count &count = entry.intervals[i];
                destination.push_back({count.until_ns, entry.choice, count.count, count.enabled_ns,
                                       count.running_ns});
            }
}

chart_series steps_of(const series &series) {
    constexpr double second = 1e9; // a second in nanoseconds
    chart_series result{.name = {}, .kind = series_kind::steps};
    std::uint64_t previous = 0;
    for (const interval_count &count : series.intervals) {
        const auto passed = static_cast<double>(count.until_ns - previous);
        if (count.until_ns <= previous) continue; // an interval without time has no rate
        result.points.push_back({static_cast<double>(previous) / second,
                                 static_cast<double>(count.count) * second / passed});
        previous = count.until_ns;
    }
    if (!result.points.empty())
        result.points.push_back({static_cast<double>(previous) / second, result.points.back().y});
    return result;
}

chart_axis time_axis(bool simulated) { return {simulated ? "simulated time" : "time", "s"}; }

chart_axis rate_axis() { return {"counts per second", "/s"}; }

std::string simulation_note(const std::string &backend) {
    return backend + ": simulated; nothing is measured";
}

std::vector<chart> charts_of(const std::vector<series> &lines, const std::string &backend,
                             bool simulated) {
    std::vector<chart> result;
    for (const series &entry : lines)
        result.push_back({.title = entry.choice,
                          .note = simulated ? simulation_note(backend) : "",
                          .x = time_axis(simulated),
                          .y = rate_axis(),
                          .series = {steps_of(entry)}});
    return result;
}

} // namespace msrpp::run
