#include "chart_layout.hpp"

#include "../printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

constexpr double series_height = 190, bar_height = 26;
constexpr double widest_name = 250, widest_entry = 330;
constexpr std::size_t most_x_ticks = 9, most_whole_ticks = 21, most_y_ticks = 6;

/// Returns the number of bytes of the first character of a text in UTF-8.
std::size_t size_of_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    return std::min<std::size_t>(text.size(), first < 0xc0   ? 1
                                              : first < 0xe0 ? 2
                                              : first < 0xf0 ? 3
                                                             : 4);
}

/// Returns the width of a character in a font of size 1: Chinese, Korean and pictographs are wide.
double width_of_character(std::string_view character) {
    return character.size() > 2 && static_cast<unsigned char>(character.front()) > 0xe2 ? 1 : 0.58;
}

/// Returns the texts on the left of a chart: the names of bars, or the numbers of the vertical
/// axis.
std::vector<std::string> vertical_texts(const chart_layout &layout) {
    if (!layout.has_bars()) return texts_of(layout.y, layout.of.y);
    std::vector<std::string> result;
    for (const std::string &name : layout.of.bars.rows)
        result.push_back(fitted(name, widest_name, tick_size));
    return result;
}

std::vector<std::string> notes_of(const chart &chart) {
    std::vector<std::string> result;
    if (!chart.note.empty()) result.push_back(chart.note);
    if (const std::size_t count = left_out(chart); count != 0)
        result.push_back(fmt::format("{} without a number that can be drawn: left out",
                                     count == 1 ? "a value" : fmt::format("{} values", count)));
    return result;
}

value_range reaching(const value_range &range, const chart_axis &axis) {
    return {range.low, std::max(range.high, axis.reach)};
}

void set_scales(chart_layout &layout) {
    for (const chart_series &series : layout.of.series)
        layout.lines.push_back(lines_of(series));
    const std::size_t most_x = layout.of.x.whole ? most_whole_ticks : most_x_ticks;
    const chart_extent extent = extent_of(layout.lines);
    const value_range range = layout.has_bars() ? extent_of(layout.of.bars) : extent.x;
    layout.x = scale_of(reaching(range, layout.of.x), most_x, layout.of.x, false);
    if (!layout.has_bars())
        layout.y = scale_of(reaching(extent.y, layout.of.y), most_y_ticks, layout.of.y, true);
    layout.x_texts = texts_of(layout.x, layout.of.x);
    layout.y_texts = vertical_texts(layout);
    layout.notes = notes_of(layout.of);
}

double widest(const std::vector<std::string> &texts) {
    double result = 0;
    for (const std::string &text : texts)
        result = std::max(result, text_width(text, tick_size));
    return result;
}

/// Returns the width to the left of a chart's area, for texts; a chart of bars also has the title
/// of its vertical axis there.
double room_on_the_left(const chart_layout &layout) {
    if (!layout.has_bars()) return picture_edge + tick_size + 10 + widest(layout.y_texts) + 8;
    const double title = text_width(title_of(layout.of.y), legend_size);
    return picture_edge + std::max(widest(layout.y_texts), title) + 8;
}

/// Returns the width to the right of a chart's area, for the texts behind the longest bars, or for
/// half of the last tick's number.
double room_on_the_right(const chart_layout &layout) {
    double result = layout.x_texts.empty() ? 0 : text_width(layout.x_texts.back(), tick_size) / 2;
    for (const chart_bar &bar : layout.of.bars.bars)
        result = std::max(result, text_width(bar.text, tick_size) + 10);
    return std::min(result, picture_width / 4) + picture_edge;
}

/// Places the entries of a chart's legend in rows. Returns the lower edge of the last row.
double place_legend(chart_layout &layout, double top) {
    double x = layout.area_left, y = top;
    const double end = picture_width - picture_edge;
    const auto place = [&](const std::string &name, std::size_t style, bool is_area) {
        const std::string text = fitted(name, widest_entry, legend_size);
        const double wide = legend_sample + text_width(text, legend_size) + legend_gap;
        if (x > layout.area_left && x + wide - legend_gap > end) {
            x = layout.area_left;
            y += legend_row;
        }
        layout.legend.push_back({text, style, is_area, x, y + legend_row / 2});
        x += wide;
    };
    for (const chart_series &series : layout.of.series)
        if (!series.name.empty()) place(series.name, series.style, false);
    for (std::size_t i = 0; i < layout.of.bars.legend.size(); ++i)
        place(layout.of.bars.legend[i], i, true);
    return layout.legend.empty() ? top : y + legend_row + 4;
}

} // namespace

double text_width(std::string_view text, double size) {
    double result = 0;
    while (!text.empty()) {
        const std::size_t bytes = size_of_character(text);
        result += width_of_character(text.substr(0, bytes));
        text.remove_prefix(bytes);
    }
    return result * size;
}

std::string fitted(std::string_view text, double width, double size) {
    std::string all = printable(text);
    if (text_width(all, size) <= width) return all;
    // Width of the shortened text so far; begins with that of the ellipsis.
    double used = text_width(".", size);
    std::size_t end = 0;
    while (end < all.size()) {
        const std::string_view rest = std::string_view{all}.substr(end);
        const std::string_view character = rest.substr(0, size_of_character(rest));
        used += text_width(character, size);
        if (used > width) break;
        end += character.size();
    }
    return all.substr(0, end) + "\u2026";
}

std::vector<chart_layout> laid_out(const std::vector<chart> &charts) {
    std::vector<chart_layout> result;
    double left = 0, right = 0;
    for (const chart &entry : charts) {
        result.push_back({entry});
        set_scales(result.back());
        left = std::max(left, room_on_the_left(result.back()));
        right = std::max(right, room_on_the_right(result.back()));
    }
    double top = picture_edge;
    for (chart_layout &layout : result) {
        layout.top = top;
        layout.area_left = left;
        layout.area_width = picture_width - left - right;
        const double under_notes =
            top + title_size + 9 + static_cast<double>(layout.notes.size()) * (note_size + 4);
        layout.area_top = place_legend(layout, under_notes) + (layout.has_bars() ? legend_row : 4);
        layout.area_height = layout.has_bars()
                                 ? static_cast<double>(layout.of.bars.rows.size()) * bar_height
                                 : series_height;
        const double under_ticks = layout.area_top + layout.area_height + tick_size + 8;
        layout.bottom = under_ticks + (title_of(layout.of.x).empty() ? 0 : tick_size + 8) + 16;
        top = layout.bottom;
    }
    return result;
}

} // namespace msrpp
