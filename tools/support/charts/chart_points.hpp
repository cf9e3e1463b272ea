// The points of a chart that a picture shows: which points can be drawn, their ranges, and fewer
// points where a picture has fewer columns of pixels.
#pragma once

#include "chart.hpp"
#include "chart_ticks.hpp"

#include <cstddef>
#include <vector>

namespace msrpp {

/// Lines to draw, each as a list of its corners: a list for each part without a gap.
using chart_lines = std::vector<std::vector<chart_point>>;

/// Returns the lines to draw for a series; each step has two corners. A point that cannot be drawn
/// leaves a gap.
chart_lines lines_of(const chart_series &series);

/// Returns a line with fewer corners that looks the same in a number of pixel columns: the first,
/// the lowest, the highest and the last corner of each column, in their order.
std::vector<chart_point> thinned(const std::vector<chart_point> &line, const value_range &x,
                                 std::size_t columns);

/// The ranges of a chart's lines or bars on both axes; the range of values includes zero.
struct chart_extent {
    value_range x;
    value_range y;
};
chart_extent extent_of(const std::vector<chart_lines> &lineses);
value_range extent_of(const chart_bars &bars);

bool can_be_drawn(const chart_point &point);
bool can_be_drawn(const chart_bar &bar);

/// Returns the number of points and bars of a chart that cannot be drawn.
std::size_t left_out(const chart &chart);

} // namespace msrpp
