#include "chart.hpp"

#include "chart_points.hpp"
#include "chart_ticks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

namespace {

constexpr const char *chart_blocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
constexpr double highest_block = 7;

/// Returns the largest value of the points from `begin` on; 0 where none of them can be drawn.
double largest_value(const std::vector<chart_point> &points, std::size_t begin, std::size_t end) {
    double result = 0;
    for (std::size_t i = begin; i < end; ++i)
        if (can_be_drawn(points[i])) result = std::max(result, points[i].y);
    return result;
}

} // namespace

std::string blocks_of(const chart_axis &x, const chart_axis &y, const chart_series &series,
                      std::size_t width) {
    const std::vector<chart_point> &points = series.points;
    if (points.size() < 2) return {};
    // The last point begins no step, but ends the last step.
    const std::size_t steps = points.size() - 1;
    const double maximum = largest_value(points, 0, steps);
    std::string result;
    width = std::min(width, steps);
    for (std::size_t i = 0; i < width; ++i) {
        const double value = largest_value(points, i * steps / width, (i + 1) * steps / width);
        result += chart_blocks[maximum == 0 ? 0 : std::lround(value / maximum * highest_block)];
    }
    return fmt::format("{}  0 to {}, {}", result, value_text(maximum, y),
                       value_text(points.back().x, x));
}

} // namespace msrpp
