// The positions of the parts of a chart in a picture, in pixels.
#pragma once

#include "chart.hpp"
#include "chart_points.hpp"
#include "chart_ticks.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

inline constexpr double picture_width = 760;
inline constexpr double picture_edge = 14;
inline constexpr double title_size = 15, note_size = 12, legend_size = 12, tick_size = 11;
inline constexpr double legend_row = 18, legend_sample = 30, legend_gap = 22;

/// Returns the approximate width in pixels of a text in a sans-serif font. `size`: size of the font
/// in pixels.
double text_width(std::string_view text, double size);

/// Returns a text in printable form, cut to a width in pixels with an ellipsis at its end.
std::string fitted(std::string_view text, double width, double size);

/// An entry of a chart's legend, and its position.
struct legend_entry {
    std::string text; ///< text of the legend's entry, in printable form
    std::size_t style{};
    bool is_area{}; ///< the legend's entry shows a filled area, as for bars, not a line
    double x{};
    double y{}; ///< vertical position of the middle of the legend's entry
};

/// A chart with positions. `top`: the upper edge of the chart; `area`: the rectangle between the
/// axes.
struct chart_layout {
    const chart &of;
    std::vector<chart_lines> lines{}; ///< lines to draw for each series
    axis_scale x{}, y{};
    /// Texts of the axes' ticks, or the names beside bars.
    std::vector<std::string> x_texts{}, y_texts{};
    std::vector<std::string> notes{};
    std::vector<legend_entry> legend{};
    double top{};
    double area_left{}, area_top{}, area_width{}, area_height{};
    double bottom{}; ///< vertical position of the chart's lower edge

    bool has_bars() const { return !of.bars.rows.empty(); }
    double across(double value) const {
        return area_left + (value - x.low) / (x.high - x.low) * area_width;
    }
    double up(double value) const {
        return area_top + (y.high - value) / (y.high - y.low) * area_height;
    }
    /// Returns the vertical position of the middle of a row of bars.
    double row_middle(std::size_t row) const {
        return area_top + (static_cast<double>(row) + 0.5) * area_height /
                              static_cast<double>(of.bars.rows.size());
    }
};

/// Lays charts out one below the other, with their areas aligned. The charts must outlive the
/// layouts.
std::vector<chart_layout> laid_out(const std::vector<chart> &charts);

} // namespace msrpp
