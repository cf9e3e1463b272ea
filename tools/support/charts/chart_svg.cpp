#include "chart.hpp"

#include "../output.hpp"
#include "../printable.hpp"
#include "chart_layout.hpp"
#include "chart_points.hpp"
#include "chart_style.hpp"
#include "chart_ticks.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

constexpr std::size_t most_markers = 40; // in a line; more would hide it
constexpr double bar_thickness = 16;

/// A text, its anchor as SVG has it, and whether it is less important than others.
struct svg_text {
    double x{};
    double y{};
    std::string_view anchor{};
    double size{};
    bool soft{};
};

void put(output &to, const svg_text &where, std::string_view text, std::string_view more = {}) {
    append_formatted(to,
                     "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{}\" "
                     "class=\"{}\" fill=\"{}\"{}>{}</text>\n",
                     where.x, where.y, where.anchor, where.size, where.soft ? "soft" : "ink",
                     where.soft ? "#555" : "#222", more, in_xml(text));
}

void put_line(output &to, double x1, double y1, double x2, double y2, bool is_axis) {
    append_formatted(to,
                     "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\" "
                     "stroke=\"{}\"/>\n",
                     x1, y1, x2, y2, is_axis ? "axis" : "grid", is_axis ? "#555" : "#ddd");
}

void put_head(output &to, const chart_layout &one) {
    double y = one.top + title_size;
    const double wide = picture_width - 2 * picture_edge;
    put(to, {picture_edge, y, "start", title_size}, fitted(one.of.title, wide, title_size),
        " font-weight=\"bold\"");
    for (const std::string &note : one.notes) {
        y += note_size + 5;
        put(to, {picture_edge, y, "start", note_size, true}, fitted(note, wide, note_size));
    }
}

std::string stroke_of(std::size_t style) {
    std::string result = fmt::format(" stroke=\"{}\" class=\"line{}\"", colour_of_style(style),
                                     colour_number(style));
    if (!dashes_of_style(style).empty())
        result += fmt::format(" stroke-dasharray=\"{}\"", dashes_of_style(style));
    return result;
}

std::string fill_of(std::size_t style) {
    return fmt::format(" fill=\"{}\" class=\"area{}\"", colour_of_style(style),
                       colour_number(style));
}

void put_marker(output &to, double x, double y, std::size_t style) {
    append_formatted(to, "<path d=\"M{:.1f} {:.1f}{}\"{}/>\n", x, y, marker_of_style(style),
                     fill_of(style));
}

/// Whether the points of a line are marked: where they are few, or there is no line.
bool is_marked(const chart_series &series, const std::vector<chart_point> &line) {
    return line.size() == 1 ||
           (series.kind == series_kind::line && series.points.size() <= most_markers);
}

void put_legend(output &to, const chart_layout &one) {
    if (one.legend.empty()) return;
    append(to, "<g data-part=\"legend\">\n");
    for (const legend_entry &entry : one.legend) {
        const double end = entry.x + legend_sample - 6, middle = (entry.x + end) / 2;
        if (entry.is_area) {
            append_formatted(to, "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"12\" height=\"12\"{}/>\n",
                             middle - 6, entry.y - 6, fill_of(entry.style));
        } else {
            append_formatted(to,
                             "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" "
                             "stroke-width=\"2\"{}/>\n",
                             entry.x, entry.y, end, entry.y, stroke_of(entry.style));
            const bool marked = std::any_of(
                one.of.series.begin(), one.of.series.end(), [&](const chart_series &series) {
                    return series.style == entry.style && is_marked(series, series.points);
                });
            if (marked) put_marker(to, middle, entry.y, entry.style);
        }
        put(to, {entry.x + legend_sample, entry.y + 4, "start", legend_size}, entry.text);
    }
    append(to, "</g>\n");
}

void put_x_axis(output &to, const chart_layout &one) {
    const double bottom = one.area_top + one.area_height;
    append(to, "<g data-part=\"x\">\n");
    for (std::size_t i = 0; i < one.x.ticks.size(); ++i) {
        const double x = one.across(one.x.ticks[i]);
        put_line(to, x, one.area_top, x, bottom + 4, false);
        put(to, {x, bottom + tick_size + 6, "middle", tick_size, true}, one.x_texts[i]);
    }
    put_line(to, one.area_left, bottom, one.area_left + one.area_width, bottom, true);
    if (const std::string title = title_of(one.of.x); !title.empty())
        put(to,
            {one.area_left + one.area_width / 2, bottom + 2 * tick_size + 14, "middle",
             legend_size},
            fitted(title, one.area_width, legend_size), " data-part=\"label\"");
    append(to, "</g>\n");
}

void put_y_axis(output &to, const chart_layout &one) {
    const double right = one.area_left + one.area_width;
    append(to, "<g data-part=\"y\">\n");
    for (std::size_t i = 0; i < one.y_texts.size(); ++i) {
        const double y = one.has_bars() ? one.row_middle(i) : one.up(one.y.ticks[i]);
        const double begin = one.has_bars() ? one.area_left : one.area_left - 4;
        put_line(to, begin, y, right, y, !one.has_bars() && one.y.ticks[i] == 0 && one.y.low < 0);
        put(to, {one.area_left - 8, y + 4, "end", tick_size, !one.has_bars()}, one.y_texts[i]);
    }
    put_line(to, one.area_left, one.area_top, one.area_left, one.area_top + one.area_height, true);
    const std::string title = title_of(one.of.y);
    const double x = picture_edge + tick_size, y = one.area_top + one.area_height / 2;
    if (one.has_bars()) // above the names
        put(to, {one.area_left - 8, one.area_top - 5, "end", legend_size},
            fitted(title, one.area_left - picture_edge, legend_size), " data-part=\"label\"");
    else
        put(to, {x, y, "middle", legend_size}, fitted(title, one.area_height + 20, legend_size),
            fmt::format(" data-part=\"label\" transform=\"rotate(-90 {:.1f} {:.1f})\"", x, y));
    append(to, "</g>\n");
}

void put_series(output &to, const chart_layout &one, std::size_t number) {
    const chart_series &series = one.of.series[number];
    append_formatted(to, "<g data-part=\"series\"{}>\n",
                     series.name.empty() ? "" : " data-name=\"" + in_xml(series.name) + '"');
    const auto columns = static_cast<std::size_t>(one.area_width);
    for (const std::vector<chart_point> &whole : one.lines[number]) {
        const value_range across{one.x.low, one.x.high};
        const std::vector<chart_point> line = thinned(whole, across, columns);
        if (line.size() > 1) {
            append(to, "<polyline points=\"");
            for (const chart_point &corner : line)
                append_formatted(to, "{:.1f},{:.1f} ", one.across(corner.x), one.up(corner.y));
            append_formatted(to,
                             "\" fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\"{}/>\n",
                             stroke_of(series.style));
        }
        if (is_marked(series, line))
            for (const chart_point &corner : line)
                put_marker(to, one.across(corner.x), one.up(corner.y), series.style);
    }
    append(to, "</g>\n");
}

/// A whisker, with an edge that parts it from its bar.
void put_whisker(output &to, double low, double high, double y) {
    for (const bool is_edge : {true, false})
        append_formatted(to,
                         "<path d=\"M{:.1f} {:.1f}v8m0 -4H{:.1f}m0 -4v8\" fill=\"none\" "
                         "stroke-width=\"{}\" stroke=\"{}\" class=\"{}\"/>\n",
                         low, y - 4, high, is_edge ? 4 : 1.5, is_edge ? "#fff" : "#222",
                         is_edge ? "edge" : "line6");
}

void put_bar(output &to, const chart_layout &one, const chart_bar &bar) {
    const double from = one.across(std::min(bar.from, bar.to));
    const double end = one.across(std::max(bar.from, bar.to));
    const double middle = one.row_middle(bar.row);
    const double top = middle - bar_thickness / 2;
    append_formatted(to, "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{}\"{}/>\n",
                     from, top, end - from, bar_thickness, fill_of(bar.style));
    if (bar.is_cell)
        append_formatted(to,
                         "<path d=\"M{:.1f} {:.1f}v{}\" stroke=\"#fff\" stroke-width=\"2\" "
                         "class=\"edge\"/>\n",
                         end, top, bar_thickness);
    double last = std::max(end, one.across(0));
    if (bar.spread > 0) {
        const double low = one.across(bar.to - bar.spread), high = one.across(bar.to + bar.spread);
        put_whisker(to, low, high, middle);
        last = std::max(last, high);
    }
    if (!bar.text.empty()) put(to, {last + 6, middle + 4, "start", tick_size}, bar.text);
}

void put_bars(output &to, const chart_layout &one) {
    append(to, "<g data-part=\"bars\">\n");
    for (const chart_bar &bar : one.of.bars.bars)
        if (bar.row < one.of.bars.rows.size() && can_be_drawn(bar)) put_bar(to, one, bar);
    const bool values = std::any_of(one.of.bars.bars.begin(), one.of.bars.bars.end(),
                                    [](const chart_bar &bar) { return !bar.is_cell; });
    if (values && one.x.low < 0) {
        const double zero = one.across(0);
        put_line(to, zero, one.area_top, zero, one.area_top + one.area_height, true);
    }
    append(to, "</g>\n");
}

/// Whether nothing of a chart can be seen but its axes.
bool is_empty(const chart_layout &one) {
    return std::all_of(one.lines.begin(), one.lines.end(),
                       [](const chart_lines &lines) { return lines.empty(); }) &&
           std::none_of(one.of.bars.bars.begin(), one.of.bars.bars.end(),
                        [](const chart_bar &bar) { return can_be_drawn(bar); });
}

void put_chart(output &to, const chart_layout &one) {
    append(to, "<g data-part=\"chart\">\n");
    put_head(to, one);
    put_legend(to, one);
    put_x_axis(to, one);
    put_y_axis(to, one);
    for (std::size_t i = 0; i < one.of.series.size(); ++i)
        put_series(to, one, i);
    if (one.has_bars()) put_bars(to, one);
    if (is_empty(one))
        put(to,
            {one.area_left + one.area_width / 2, one.area_top + one.area_height / 2, "middle",
             note_size, true},
            "nothing to draw");
    append(to, "</g>\n");
}

} // namespace

std::string svg_of(const std::vector<chart> &charts) {
    const std::vector<chart_layout> layouts = laid_out(charts);
    output to;
    append_formatted(to,
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" "
                     "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\" "
                     "font-family=\"sans-serif\">\n<title>{2}</title>\n",
                     picture_width, layouts.empty() ? 40 : layouts.back().bottom,
                     charts.empty() ? "nothing to draw" : in_xml(charts.front().title));
    append(to, chart_style_sheet);
    append(to, "<rect width=\"100%\" height=\"100%\" class=\"paper\" fill=\"#fff\"/>\n");
    for (const chart_layout &one : layouts)
        put_chart(to, one);
    append(to, "</svg>\n");
    return {to.data(), to.size()};
}

} // namespace msrpp
