// Colours, dashes and markers of charts.
#pragma once

#include <cstddef>
#include <iterator>
#include <string_view>

namespace msrpp {

/// Colours that people with each kind of colour blindness can distinguish: M. Okabe and K. Ito,
/// "Color Universal Design" (2008), without its yellow, which is hard to see on white. The black is
/// replaced by the ink, which is light on dark ground, where the two blues change places. Darker
/// colours come first.
inline constexpr std::string_view chart_colours[] = {"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                     "#e69f00", "#56b4e9", "#222"};

/// Dashes of lines, in pixels, for prints without colours; the number of dashes and the number of
/// colours have no common divisor, so that 35 styles differ.
inline constexpr std::string_view chart_dashes[] = {"", "7 3", "2 2", "9 3 2 3", "14 4"};

/// Outlines of markers around a point, as SVG paths.
inline constexpr std::string_view chart_markers[] = {
    "m-3.5 0a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z", "m-3 -3h6v6h-6z", "m0-4l4 7h-8z",
    "m0-4.5l4.5 4.5l-4.5 4.5l-4.5-4.5z", "m0 4l4-7h-8z"};

constexpr std::size_t colour_number(std::size_t style) { return style % std::size(chart_colours); }
constexpr std::string_view colour_of_style(std::size_t style) {
    return chart_colours[colour_number(style)];
}
constexpr std::string_view dashes_of_style(std::size_t style) {
    return chart_dashes[style % std::size(chart_dashes)];
}
constexpr std::string_view marker_of_style(std::size_t style) {
    return chart_markers[style % std::size(chart_markers)];
}

/// The style sheet with the chart's colours on dark ground. Attributes in the picture have the
/// colours on light ground, so that the picture is right in viewers without style sheets, too.
/// Strokes of series have the class `line` with the number of their colour, filled shapes have
/// `area`.
inline constexpr std::string_view chart_style_sheet =
    "<style>@media (prefers-color-scheme: dark) {"
    ".paper { fill: #181818 } .ink { fill: #eee } .soft { fill: #bbb } .grid { stroke: #3c3c3c } "
    ".axis { stroke: #aaa } .edge { stroke: #181818 } "
    ".line0 { stroke: #56b4e9 } .line5 { stroke: #0072b2 } .line6 { stroke: #eee } "
    ".area0 { fill: #56b4e9 } .area5 { fill: #0072b2 } .area6 { fill: #eee } }</style>\n";

} // namespace msrpp
