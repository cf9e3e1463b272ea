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

// Largest number of points with markers in a line: more markers would hide the line.
constexpr std::size_t most_markers = 40;
constexpr double bar_thickness = 16;

/// A text of the picture with its position. `anchor`: as SVG names it; `soft`: the text is less
/// important.
struct svg_text {
    double x{};
    double y{};
    std::string_view anchor{};
    double size{};
    bool soft{};
};

void put(output &output, const svg_text &place, std::string_view text,
         std::string_view suffix = {}) {
    append_formatted(output,
                     "<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\" font-size=\"{}\" "
                     "class=\"{}\" fill=\"{}\"{}>{}</text>\n",
                     place.x, place.y, place.anchor, place.size, place.soft ? "soft" : "ink",
                     place.soft ? "#555" : "#222", suffix, in_xml(text));
}

void put_line(output &output, double x1, double y1, double x2, double y2, bool is_axis) {
    append_formatted(output,
                     "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" class=\"{}\" "
                     "stroke=\"{}\"/>\n",
                     x1, y1, x2, y2, is_axis ? "axis" : "grid", is_axis ? "#555" : "#ddd");
}

void put_head(output &output, const chart_layout &layout) {
    double y = layout.top + title_size;
    const double wide = picture_width - 2 * picture_edge;
    put(output, {picture_edge, y, "start", title_size}, fitted(layout.of.title, wide, title_size),
        " font-weight=\"bold\"");
    for (const std::string &note : layout.notes) {
        y += note_size + 5;
        put(output, {picture_edge, y, "start", note_size, true}, fitted(note, wide, note_size));
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

void put_marker(output &output, double x, double y, std::size_t style) {
    append_formatted(output, "<path d=\"M{:.1f} {:.1f}{}\"{}/>\n", x, y, marker_of_style(style),
                     fill_of(style));
}

/// Returns whether the points of a line get markers: few points, or no line between points, get
/// markers.
bool is_marked(const chart_series &series, const std::vector<chart_point> &line) {
    return line.size() == 1 ||
           (series.kind == series_kind::line && series.points.size() <= most_markers);
}

void put_legend(output &output, const chart_layout &layout) {
    if (layout.legend.empty()) return;
    append(output, "<g data-part=\"legend\">\n");
    for (const legend_entry &entry : layout.legend) {
        const double end = entry.x + legend_sample - 6, middle = (entry.x + end) / 2;
        if (entry.is_area) {
            append_formatted(output,
                             "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"12\" height=\"12\"{}/>\n",
                             middle - 6, entry.y - 6, fill_of(entry.style));
        } else {
            append_formatted(output,
                             "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" "
                             "stroke-width=\"2\"{}/>\n",
                             entry.x, entry.y, end, entry.y, stroke_of(entry.style));
            const bool marked = std::any_of(
                layout.of.series.begin(), layout.of.series.end(), [&](const chart_series &series) {
                    return series.style == entry.style && is_marked(series, series.points);
                });
            if (marked) put_marker(output, middle, entry.y, entry.style);
        }
        put(output, {entry.x + legend_sample, entry.y + 4, "start", legend_size}, entry.text);
    }
    append(output, "</g>\n");
}

void put_x_axis(output &output, const chart_layout &layout) {
    const double bottom = layout.area_top + layout.area_height;
    append(output, "<g data-part=\"x\">\n");
    for (std::size_t i = 0; i < layout.x.ticks.size(); ++i) {
        const double x = layout.across(layout.x.ticks[i]);
        put_line(output, x, layout.area_top, x, bottom + 4, false);
        put(output, {x, bottom + tick_size + 6, "middle", tick_size, true}, layout.x_texts[i]);
    }
    put_line(output, layout.area_left, bottom, layout.area_left + layout.area_width, bottom, true);
    if (const std::string title = title_of(layout.of.x); !title.empty())
        put(output,
            {layout.area_left + layout.area_width / 2, bottom + 2 * tick_size + 14, "middle",
             legend_size},
            fitted(title, layout.area_width, legend_size), " data-part=\"label\"");
    append(output, "</g>\n");
}

void put_y_axis(output &output, const chart_layout &layout) {
    const double right = layout.area_left + layout.area_width;
    append(output, "<g data-part=\"y\">\n");
    for (std::size_t i = 0; i < layout.y_texts.size(); ++i) {
        const double y = layout.has_bars() ? layout.row_middle(i) : layout.up(layout.y.ticks[i]);
        const double begin = layout.has_bars() ? layout.area_left : layout.area_left - 4;
        put_line(output, begin, y, right, y,
                 !layout.has_bars() && layout.y.ticks[i] == 0 && layout.y.low < 0);
        put(output, {layout.area_left - 8, y + 4, "end", tick_size, !layout.has_bars()},
            layout.y_texts[i]);
    }
    put_line(output, layout.area_left, layout.area_top, layout.area_left,
             layout.area_top + layout.area_height, true);
    const std::string title = title_of(layout.of.y);
    const double x = picture_edge + tick_size, y = layout.area_top + layout.area_height / 2;
    if (layout.has_bars()) // the title of bars' names stands above the names
        put(output, {layout.area_left - 8, layout.area_top - 5, "end", legend_size},
            fitted(title, layout.area_left - picture_edge, legend_size), " data-part=\"label\"");
    else
        put(output, {x, y, "middle", legend_size},
            fitted(title, layout.area_height + 20, legend_size),
            fmt::format(" data-part=\"label\" transform=\"rotate(-90 {:.1f} {:.1f})\"", x, y));
    append(output, "</g>\n");
}

void put_series(output &output, const chart_layout &layout, std::size_t number) {
    const chart_series &series = layout.of.series[number];
    append_formatted(output, "<g data-part=\"series\"{}>\n",
                     series.name.empty() ? "" : " data-name=\"" + in_xml(series.name) + '"');
    const auto columns = static_cast<std::size_t>(layout.area_width);
    for (const std::vector<chart_point> &whole : layout.lines[number]) {
        const value_range range{layout.x.low, layout.x.high};
        const std::vector<chart_point> line = thinned(whole, range, columns);
        if (line.size() > 1) {
            append(output, "<polyline points=\"");
            for (const chart_point &corner : line)
                append_formatted(output, "{:.1f},{:.1f} ", layout.across(corner.x),
                                 layout.up(corner.y));
            append_formatted(output,
                             "\" fill=\"none\" stroke-width=\"2\" stroke-linejoin=\"round\"{}/>\n",
                             stroke_of(series.style));
        }
        if (is_marked(series, line))
            for (const chart_point &corner : line)
                put_marker(output, layout.across(corner.x), layout.up(corner.y), series.style);
    }
    append(output, "</g>\n");
}

/// Draws a whisker (uncertainty of a bar), with an edge that separates it from its bar.
void put_whisker(output &output, double low, double high, double y) {
    for (const bool is_edge : {true, false})
        append_formatted(output,
                         "<path d=\"M{:.1f} {:.1f}v8m0 -4H{:.1f}m0 -4v8\" fill=\"none\" "
                         "stroke-width=\"{}\" stroke=\"{}\" class=\"{}\"/>\n",
                         low, y - 4, high, is_edge ? 4 : 1.5, is_edge ? "#fff" : "#222",
                         is_edge ? "edge" : "line6");
}

void put_bar(output &output, const chart_layout &layout, const chart_bar &bar) {
    const double source = layout.across(std::min(bar.from, bar.to));
    const double end = layout.across(std::max(bar.from, bar.to));
    const double middle = layout.row_middle(bar.row);
    const double top = middle - bar_thickness / 2;
    append_formatted(output, "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{}\"{}/>\n",
                     source, top, end - source, bar_thickness, fill_of(bar.style));
    if (bar.is_cell)
        append_formatted(output,
                         "<path d=\"M{:.1f} {:.1f}v{}\" stroke=\"#fff\" stroke-width=\"2\" "
                         "class=\"edge\"/>\n",
                         end, top, bar_thickness);
    double last = std::max(end, layout.across(0));
    if (bar.spread > 0) {
        const double low = layout.across(bar.to - bar.spread),
                     high = layout.across(bar.to + bar.spread);
        put_whisker(output, low, high, middle);
        last = std::max(last, high);
    }
    if (!bar.text.empty()) put(output, {last + 6, middle + 4, "start", tick_size}, bar.text);
}

void put_bars(output &output, const chart_layout &layout) {
    append(output, "<g data-part=\"bars\">\n");
    for (const chart_bar &bar : layout.of.bars.bars)
        if (bar.row < layout.of.bars.rows.size() && can_be_drawn(bar)) put_bar(output, layout, bar);
    const bool values = std::any_of(layout.of.bars.bars.begin(), layout.of.bars.bars.end(),
                                    [](const chart_bar &bar) { return !bar.is_cell; });
    if (values && layout.x.low < 0) {
        const double zero = layout.across(0);
        put_line(output, zero, layout.area_top, zero, layout.area_top + layout.area_height, true);
    }
    append(output, "</g>\n");
}

/// Returns whether a chart has nothing to draw but its axes.
bool is_empty(const chart_layout &layout) {
    return std::all_of(layout.lines.begin(), layout.lines.end(),
                       [](const chart_lines &lines) { return lines.empty(); }) &&
           std::none_of(layout.of.bars.bars.begin(), layout.of.bars.bars.end(),
                        [](const chart_bar &bar) { return can_be_drawn(bar); });
}

void put_chart(output &output, const chart_layout &layout) {
    append(output, "<g data-part=\"chart\">\n");
    put_head(output, layout);
    put_legend(output, layout);
    put_x_axis(output, layout);
    put_y_axis(output, layout);
    for (std::size_t i = 0; i < layout.of.series.size(); ++i)
        put_series(output, layout, i);
    if (layout.has_bars()) put_bars(output, layout);
    if (is_empty(layout))
        put(output,
            {layout.area_left + layout.area_width / 2, layout.area_top + layout.area_height / 2,
             "middle", note_size, true},
            "nothing to draw");
    append(output, "</g>\n");
}

} // namespace

std::string svg_of(const std::vector<chart> &charts) {
    const std::vector<chart_layout> layouts = laid_out(charts);
    output output;
    append_formatted(output,
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0:.0f}\" "
                     "height=\"{1:.0f}\" viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\" "
                     "font-family=\"sans-serif\">\n<title>{2}</title>\n",
                     picture_width, layouts.empty() ? 40 : layouts.back().bottom,
                     charts.empty() ? "nothing to draw" : in_xml(charts.front().title));
    append(output, chart_style_sheet);
    append(output, "<rect width=\"100%\" height=\"100%\" class=\"paper\" fill=\"#fff\"/>\n");
    for (const chart_layout &layout : layouts)
        put_chart(output, layout);
    append(output, "</svg>\n");
    return {output.data(), output.size()};
}

} // namespace msrpp
