#include "chart_points.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <vector>

namespace msrpp {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr value_range no_range{infinite, -infinite};

void include(value_range &range, double value) {
    range.low = std::min(range.low, value);
    range.high = std::max(range.high, value);
}

/// Returns a range of values, or 0 to 1 where the range is empty.
value_range or_unit(const value_range &range) {
    return range.low > range.high ? value_range{0, 1} : range;
}

/// Appends a corner to the last line; `begins`: the corner begins a new line.
void append_corner(chart_lines &lines, bool begins, const chart_point &corner) {
    if (begins || lines.empty()) lines.emplace_back();
    lines.back().push_back(corner);
}

chart_lines lines_of_steps(const std::vector<chart_point> &points) {
    chart_lines result;
    bool gap = true;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const chart_point end{points[i + 1].x, points[i].y};
        if (!can_be_drawn(points[i]) || !can_be_drawn(end)) {
            gap = true;
            continue;
        }
        append_corner(result, gap, points[i]);
        append_corner(result, false, end);
        gap = false;
    }
    return result;
}

/// The corners of a line that are in one pixel column of a picture, by their positions in the line.
class column_corners {
public:
    void begin(std::size_t place) { first_ = lowest_ = highest_ = last_ = place; }
    void add(std::size_t place, const std::vector<chart_point> &line) {
        last_ = place;
        if (line[place].y < line[lowest_].y) lowest_ = place;
        if (line[place].y > line[highest_].y) highest_ = place;
    }
    void put(const std::vector<chart_point> &line, std::vector<chart_point> &destination) const {
        std::array places{first_, lowest_, highest_, last_};
        std::sort(places.begin(), places.end());
        for (std::size_t i = 0; i < places.size(); ++i)
            if (i == 0 || places[i] != places[i - 1]) destination.push_back(line[places[i]]);
    }

private:
    std::size_t first_{}, lowest_{}, highest_{}, last_{};
};

} // namespace

bool can_be_drawn(const chart_point &point) {
    return can_be_drawn(point.x) && can_be_drawn(point.y);
}

bool can_be_drawn(const chart_bar &bar) {
    return can_be_drawn(bar.from) && can_be_drawn(bar.to) && can_be_drawn(bar.spread);
}

chart_lines lines_of(const chart_series &series) {
    const bool is_stepped = series.kind == series_kind::steps && series.points.size() > 1;
    if (is_stepped) return lines_of_steps(series.points);
    chart_lines result;
    bool gap = true;
    for (const chart_point &point : series.points) {
        const bool drawn = can_be_drawn(point);
        if (drawn) append_corner(result, gap, point);
        gap = !drawn;
    }
    return result;
}

std::vector<chart_point> thinned(const std::vector<chart_point> &line, const value_range &x,
                                 std::size_t columns) {
    if (line.size() <= 4 * columns) return line;
    const double wide = (x.high - x.low) / static_cast<double>(columns);
    const auto column = [&](std::size_t place) {
        return static_cast<std::size_t>(std::max(0.0, (line[place].x - x.low) / wide));
    };
    std::vector<chart_point> result;
    column_corners corners;
    corners.begin(0);
    for (std::size_t place = 1; place < line.size(); ++place) {
        if (column(place) == column(place - 1)) {
            corners.add(place, line);
            continue;
        }
        corners.put(line, result);
        corners.begin(place);
    }
    corners.put(line, result);
    return result;
}

chart_extent extent_of(const std::vector<chart_lines> &lineses) {
    chart_extent result{no_range, {0, 0}};
    for (const chart_lines &lines : lineses)
        for (const std::vector<chart_point> &line : lines)
            for (const chart_point &corner : line) {
                include(result.x, corner.x);
                include(result.y, corner.y);
            }
    return {or_unit(result.x), result.y};
}

value_range extent_of(const chart_bars &bars) {
    value_range result{0, 0};
    for (const chart_bar &bar : bars.bars)
        if (can_be_drawn(bar))
            for (const double value : {bar.from, bar.to, bar.to - bar.spread, bar.to + bar.spread})
                include(result, value);
    return result;
}

std::size_t left_out(const chart &chart) {
    std::ptrdiff_t result = std::count_if(chart.bars.bars.begin(), chart.bars.bars.end(),
                                          [](const chart_bar &bar) { return !can_be_drawn(bar); });
    for (const chart_series &series : chart.series)
        result += std::count_if(series.points.begin(), series.points.end(),
                                [](const chart_point &point) { return !can_be_drawn(point); });
    return static_cast<std::size_t>(result);
}

} // namespace msrpp
