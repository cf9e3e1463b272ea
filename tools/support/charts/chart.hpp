// A chart as a value: the data to draw, without the manner of drawing. Each plot of the tools is a
// chart; chart_svg.cpp and chart_text.cpp draw charts.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

/// The label, unit and range of an axis.
struct chart_axis {
    std::string label; ///< quantity along the axis, such as `time`
    /// The unit of the axis. Symbols that chart_ticks.hpp knows, such as `s`, stand at each number
    /// with an SI prefix, bytes (`B`) with a binary prefix; other units stand behind the label.
    std::string unit{};
    bool whole = false;    ///< values along the axis are whole numbers
    double reach = -1e300; ///< the axis reaches at least up to this value
};

/// A point of a series. Points with NaN, an infinity or more than 1e300 are left out, and a note in
/// the chart says so.
struct chart_point {
    double x{};
    double y{};
};

/// The way in which the points of a series are joined.
enum class series_kind {
    line, ///< lines between neighbouring points, with markers where there are few points
    /// A horizontal line at a point's value up to the next point; the last point ends the last
    /// line.
    steps,
};

/// A series of points, in ascending order of x.
struct chart_series {
    std::string name; ///< name of the series in the legend; empty: the legend lacks the series
    series_kind kind = series_kind::line;
    std::vector<chart_point> points{};
    /// Number of the style of the series; series with equal numbers have equal colour, dashes and
    /// marker.
    std::size_t style = 0;
};

/// A horizontal bar of a chart: a value, in the row of a name on the vertical axis.
struct chart_bar {
    /// Index of the bar's name in `chart_bars::rows`; a row may have several bars.
    std::size_t row{};
    double from{};
    double to{};
    /// Half length of the whisker (uncertainty): the value is `to` plus or minus `spread`.
    double spread = 0;
    std::size_t style{};  ///< index of the bar's name in the legend, if there is a legend
    std::string text{};   ///< text to the right of the bar, usually its value
    bool is_cell = false; ///< the bar is a cell of a divided row, and its length is no value
};

/// The bars of a chart, with the names of their rows.
struct chart_bars {
    std::vector<std::string> rows{};
    std::vector<std::string> legend{}; ///< names of the styles of bars; empty: no legend
    std::vector<chart_bar> bars{};
};

/// A chart: series over two axes of numbers, or bars over an axis of names and an axis of numbers.
/// The axis of values always includes zero.
struct chart {
    std::string title;
    std::string note{}; ///< note below the chart's title, such as `simulated; nothing is measured`
    chart_axis x;
    chart_axis y; ///< vertical axis; of a chart of bars the kind of the names
    std::vector<chart_series> series{};
    chart_bars bars{};
};

/// Returns charts one below the other, as an SVG document in UTF-8 without references to other
/// files. Colours follow the viewer's choice of a light or dark ground. Texts may have any bytes.
std::string svg_of(const std::vector<chart> &charts);

/// Returns the steps of a series as a line of text: at most `width` block characters, each as high
/// as the largest of its steps, followed by the values of the lowest and the highest block, and the
/// end of the last step.
std::string blocks_of(const chart_axis &x, const chart_axis &y, const chart_series &series,
                      std::size_t width = 60);

} // namespace msrpp
