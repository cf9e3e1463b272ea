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

/// The bytes of the character at the begin of UTF-8.
std::size_t size_of_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    return std::min<std::size_t>(text.size(), first < 0xc0   ? 1
                                              : first < 0xe0 ? 2
                                              : first < 0xf0 ? 3
                                                             : 4);
}

/// The width of a character for a font of size 1: Chinese, Korean and pictures are wide.
double width_of_character(std::string_view character) {
    return character.size() > 2 && static_cast<unsigned char>(character.front()) > 0xe2 ? 1 : 0.58;
}

/// The names beside bars, or the texts of ticks.
std::vector<std::string> vertical_texts(const chart_layout &one) {
    if (!one.has_bars()) return texts_of(one.y, one.of.y);
    std::vector<std::string> result;
    for (const std::string &name : one.of.bars.rows)
        result.push_back(fitted(name, widest_name, tick_size));
    return result;
}

std::vector<std::string> notes_of(const chart &one) {
    std::vector<std::string> result;
    if (!one.note.empty()) result.push_back(one.note);
    if (const std::size_t count = left_out(one); count != 0)
        result.push_back(fmt::format("{} without a number that can be drawn: left out",
                                     count == 1 ? "a value" : fmt::format("{} values", count)));
    return result;
}

value_range reaching(const value_range &range, const chart_axis &axis) {
    return {range.low, std::max(range.high, axis.reach)};
}

void set_scales(chart_layout &one) {
    for (const chart_series &series : one.of.series)
        one.lines.push_back(lines_of(series));
    const std::size_t most_x = one.of.x.whole ? most_whole_ticks : most_x_ticks;
    const chart_extent extent = extent_of(one.lines);
    const value_range across = one.has_bars() ? extent_of(one.of.bars) : extent.x;
    one.x = scale_of(reaching(across, one.of.x), most_x, one.of.x, false);
    if (!one.has_bars())
        one.y = scale_of(reaching(extent.y, one.of.y), most_y_ticks, one.of.y, true);
    one.x_texts = texts_of(one.x, one.of.x);
    one.y_texts = vertical_texts(one);
    one.notes = notes_of(one.of);
}

double widest(const std::vector<std::string> &texts) {
    double result = 0;
    for (const std::string &text : texts)
        result = std::max(result, text_width(text, tick_size));
    return result;
}

/// Returns the width to the left of the area, for its texts; a chart of bars has its title there,
/// too, upright.
double room_on_the_left(const chart_layout &one) {
    if (!one.has_bars()) return picture_edge + tick_size + 10 + widest(one.y_texts) + 8;
    const double title = text_width(title_of(one.of.y), legend_size);
    return picture_edge + std::max(widest(one.y_texts), title) + 8;
}

/// Room for what stands behind the longest bars, or for half of the last tick.
double room_on_the_right(const chart_layout &one) {
    double result = one.x_texts.empty() ? 0 : text_width(one.x_texts.back(), tick_size) / 2;
    for (const chart_bar &bar : one.of.bars.bars)
        result = std::max(result, text_width(bar.text, tick_size) + 10);
    return std::min(result, picture_width / 4) + picture_edge;
}

/// Places the entries of the legend in rows; returns the lower edge of the last.
double place_legend(chart_layout &one, double top) {
    double x = one.area_left, y = top;
    const double end = picture_width - picture_edge;
    const auto place = [&](const std::string &name, std::size_t style, bool is_area) {
        const std::string text = fitted(name, widest_entry, legend_size);
        const double wide = legend_sample + text_width(text, legend_size) + legend_gap;
        if (x > one.area_left && x + wide - legend_gap > end) {
            x = one.area_left;
            y += legend_row;
        }
        one.legend.push_back({text, style, is_area, x, y + legend_row / 2});
        x += wide;
    };
    for (const chart_series &series : one.of.series)
        if (!series.name.empty()) place(series.name, series.style, false);
    for (std::size_t i = 0; i < one.of.bars.legend.size(); ++i)
        place(one.of.bars.legend[i], i, true);
    return one.legend.empty() ? top : y + legend_row + 4;
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
    double used = text_width(".", size); // of the ellipsis
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
    for (const chart &each : charts) {
        result.push_back({each});
        set_scales(result.back());
        left = std::max(left, room_on_the_left(result.back()));
        right = std::max(right, room_on_the_right(result.back()));
    }
    double top = picture_edge;
    for (chart_layout &one : result) {
        one.top = top;
        one.area_left = left;
        one.area_width = picture_width - left - right;
        const double under_notes =
            top + title_size + 9 + static_cast<double>(one.notes.size()) * (note_size + 4);
        one.area_top = place_legend(one, under_notes) + (one.has_bars() ? legend_row : 4);
        one.area_height = one.has_bars() ? static_cast<double>(one.of.bars.rows.size()) * bar_height
                                         : series_height;
        const double under_ticks = one.area_top + one.area_height + tick_size + 8;
        one.bottom = under_ticks + (title_of(one.of.x).empty() ? 0 : tick_size + 8) + 16;
        top = one.bottom;
    }
    return result;
}

} // namespace msrpp
