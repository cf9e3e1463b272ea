// A chart as a value: what is drawn, not how. Each plot of the tools fills it in; chart_svg.cpp and
// chart_text.cpp draw it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace msrpp {

/// The label, unit and range of an axis.
struct chart_axis {
    std::string label; ///< the quantity along the axis, such as `time`
    /// Its unit. Symbols that chart_ticks.hpp knows, such as `s`, stand at each number with an SI
    /// prefix, bytes (`B`) with a binary prefix; other units stand behind the label.
    std::string unit{};
    bool whole = false;    ///< values are whole numbers only
    double reach = -1e300; ///< the axis reaches at least so far
};

/// A value at a place. Points with NaN, an infinity or more than 1e300 are left out, and said so.
struct chart_point {
    double x{};
    double y{};
};

/// The way in which the points of a series are joined.
enum class series_kind {
    line,  ///< a line from each point to the next, with markers where there are few
    steps, ///< a point's value up to the next point; the last point ends the last step
};

/// Points of one thing, in ascending order of x.
struct chart_series {
    std::string name; ///< in the legend; empty: it has no entry of its own
    series_kind kind = series_kind::line;
    std::vector<chart_point> points{};
    std::size_t style = 0; ///< series of a number look the same: colour, dashes and marker
};

/// A horizontal bar: a value of one of the names that stand along the vertical axis.
struct chart_bar {
    std::size_t row{}; ///< the number of the name; several bars may stand in a row
    double from{};
    double to{};
    double spread = 0;    ///< the value is `to` plus or minus this, drawn as a whisker
    std::size_t style{};  ///< the number of the bar's name in the legend, if there is a legend
    std::string text{};   ///< behind the bar, as a rule its value
    bool is_cell = false; ///< a cell of a row of parted cells, none of which is a value
};

/// Bars, with the names of their rows.
struct chart_bars {
    std::vector<std::string> rows{};
    std::vector<std::string> legend{}; ///< names of the styles; empty: no legend
    std::vector<chart_bar> bars{};
};

/// Series over two axes of numbers, or bars over an axis of names and one of numbers. Zero is
/// always on the axis of values.
struct chart {
    std::string title;
    std::string note{}; ///< note below the title, such as `simulated; nothing is measured`
    chart_axis x;
    chart_axis y; ///< of bars: what the names are
    std::vector<chart_series> series{};
    chart_bars bars{};
};

/// Charts one below the other, as an SVG document in UTF-8 that needs nothing else. It follows the
/// viewer's choice of a light or dark ground. Texts may be any bytes.
std::string svg_of(const std::vector<chart> &charts);

/// The steps of a series as a line of at most `width` blocks, each as high as the largest of its
/// steps, then what the lowest and the highest block stand for, and where the last step ends.
std::string blocks_of(const chart_axis &x, const chart_axis &y, const chart_series &series,
                      std::size_t width = 60);

} // namespace msrpp
