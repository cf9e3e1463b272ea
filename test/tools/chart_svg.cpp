// Tests of charts as SVG: the XML is parsed and its contents are compared, for hostile texts and
// numbers and for many points, too. Charts as lines of blocks for terminals are tested at the end.
#include "../../tools/support/charts/chart.hpp"
#include "../../tools/support/charts/chart_layout.hpp"
#include "../../tools/support/charts/chart_points.hpp"

#include <doctest/doctest.h>
#include <pugixml.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

using msrpp::chart;
using msrpp::chart_bar;
using msrpp::chart_point;
using msrpp::series_kind;
using texts = std::vector<std::string>;
using points = std::vector<chart_point>;

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr double no_number = std::numeric_limits<double>::quiet_NaN();

/// An SVG picture, parsed again from its text.
class picture {
public:
    explicit picture(const std::vector<chart> &charts) : text{msrpp::svg_of(charts)} {
        const pugi::xml_parse_result result =
            document_.load_buffer(text.data(), text.size(), pugi::parse_full, pugi::encoding_utf8);
        REQUIRE_MESSAGE(result.status == pugi::status_ok, result.description());
        REQUIRE(std::string{document_.document_element().name()} == "svg");
        // Every number is finite, and the file has no control characters.
        CHECK(text.find("nan") == std::string::npos);
        CHECK(text.find("inf") == std::string::npos);
        CHECK(std::all_of(text.begin(), text.end(), [](char letter) {
            return letter == '\n' || static_cast<unsigned char>(letter) >= ' ';
        }));
        for (const pugi::xpath_node node : nodes("//*[@x or @y or @x1]"))
            for (const char *const name : {"x", "y", "x1", "y1", "x2", "y2"})
                check_inside(node.node().attribute(name));
    }

    pugi::xpath_node_set nodes(const char *path) const { return document_.select_nodes(path); }
    std::size_t count(const char *path) const { return nodes(path).size(); }
    texts words(const char *path) const {
        texts result;
        for (const pugi::xpath_node node : nodes(path))
            result.emplace_back(node.node().text().get());
        return result;
    }
    /// Returns the corners, in pixels, of the polyline with index `number`.
    points corners(std::size_t number = 0) const {
        std::istringstream istringstream{
            nodes("//polyline")[number].node().attribute("points").value()};
        points result;
        for (std::string pair; istringstream >> pair;) {
            const std::size_t comma = pair.find(',');
            result.push_back({std::stod(pair.substr(0, comma)), std::stod(pair.substr(comma + 1))});
        }
        return result;
    }

    const std::string text;

private:
    pugi::xml_document document_;

    static void check_inside(const pugi::xml_attribute &place) {
        if (!place) return;
        CHECK(place.as_double() >= 0);
        CHECK(place.as_double() < 5000);
    }
};

chart line_chart(points points) {
    return {.title = "a line",
            .x = {"time", "s"},
            .y = {"counts", "/s"},
            .series = {{.name = "one", .points = std::move(points)}}};
}

chart bar_chart(std::vector<chart_bar> bars, texts rows) {
    return {.title = "bars",
            .x = {"ipc", "instructions per clock"},
            .y = {"program"},
            .bars = {.rows = std::move(rows), .bars = std::move(bars)}};
}

constexpr const char *x_ticks = "//g[@data-part='x']/text[not(@data-part)]";
constexpr const char *y_ticks = "//g[@data-part='y']/text[not(@data-part)]";
constexpr const char *labels = "//text[@data-part='label']";
constexpr const char *legend = "//g[@data-part='legend']/text";

} // namespace

TEST_CASE("a chart has a title, a note, axes with units, a grid and a legend") {
    chart sample = line_chart({{0, 0}, {1, 5e6}, {2, 2e6}});
    sample.note = "simulated";
    sample.series.push_back({.name = "other", .points = {{0, 1e6}, {2, 3e6}}, .style = 1});
    sample.series.push_back({.name = "", .points = {{0, 2e6}, {2, 3e6}}, .style = 1});
    const picture drawing{{sample}};
    CHECK(drawing.words("//svg/title") == texts{"a line"});
    CHECK(drawing.words("//g[@data-part='chart']/text") == texts{"a line", "simulated"});
    CHECK(drawing.words(x_ticks) == texts{"0", "0.5 s", "1.0 s", "1.5 s", "2.0 s"});
    CHECK(drawing.words(y_ticks) == texts{"0", "1 M/s", "2 M/s", "3 M/s", "4 M/s", "5 M/s"});
    CHECK(drawing.words(labels) == texts{"time", "counts"});
    CHECK(drawing.words(legend) == texts{"one", "other"});
    CHECK(drawing.count("//g[@data-part='x']/line[@class='grid']") == 5);
    CHECK(drawing.count("//g[@data-part='y']/line[@class='grid']") == 6);
    CHECK(drawing.count("//g[@data-part='series']") == 3);
    // Each series has a line and a marker for each point; line styles differ without colours, too.
    CHECK(drawing.count("//g[@data-name='one']/polyline") == 1);
    CHECK(drawing.count("//g[@data-name='one']/path") == 3);
    CHECK(drawing.count("//g[@data-name='one']/polyline[@stroke-dasharray]") == 0);
    CHECK(drawing.count("//g[@data-name='other']/polyline[@stroke-dasharray]") == 1);
    CHECK(drawing.corners(1).front().x == drawing.corners(2).front().x);
}

TEST_CASE("points lie where the axes say") {
    const picture drawing{{line_chart({{0, 0}, {1, 5}, {2, 10}, {4, 10}})}};
    const points corners = drawing.corners();
    REQUIRE(corners.size() == 4);
    // The point's value is half of the range, its x a quarter of the range; y in pixels grows
    // downwards.
    CHECK(corners[1].x - corners[0].x ==
          doctest::Approx((corners[3].x - corners[0].x) / 4).epsilon(0.01));
    CHECK(corners[0].y - corners[1].y ==
          doctest::Approx((corners[0].y - corners[2].y) / 2).epsilon(0.01));
    CHECK(corners[2].y == corners[3].y);
    CHECK(corners[0].y > corners[3].y);
    // The y axis begins at 0, although the least value is 9.
    const picture high{{line_chart({{0, 9}, {1, 10}})}};
    CHECK(high.words(y_ticks).front() == "0");
    CHECK(picture{{line_chart({{0, -9}, {1, -10}})}}.words(y_ticks).back() == "0");
}

TEST_CASE("steps keep their value up to the next") {
    chart sample = line_chart({{0, 1}, {1, 2}, {2, 2}});
    sample.series.front().kind = series_kind::steps;
    const picture drawing{{sample}};
    const points corners = drawing.corners();
    REQUIRE(corners.size() == 4);
    CHECK(corners[0].y == corners[1].y);
    CHECK(corners[1].x == corners[2].x);
    CHECK(corners[2].y == corners[3].y);
    CHECK(corners[2].y < corners[0].y);
    // a series of many points has no markers
    CHECK(drawing.count("//g[@data-part='series']/path") == 0);
}

TEST_CASE("bars have names, values and whiskers, and a legend where they differ") {
    chart sample = bar_chart({{.row = 0, .to = 2, .spread = 0.5, .style = 1, .text = "2.0"},
                              {.row = 1, .to = -1, .text = "-1.0"}},
                             {"first", "second"});
    sample.bars.legend = {"little", "much"};
    const picture drawing{{sample}};
    CHECK(drawing.words(y_ticks) == texts{"first", "second"});
    CHECK(drawing.words(labels) == texts{"ipc (instructions per clock)", "program"});
    CHECK(drawing.words(legend) == texts{"little", "much"});
    CHECK(drawing.words("//g[@data-part='bars']/text") == texts{"2.0", "-1.0"});
    const pugi::xpath_node_set bars = drawing.nodes("//g[@data-part='bars']/rect");
    REQUIRE(bars.size() == 2);
    const double two = bars[0].node().attribute("width").as_double();
    CHECK(two == doctest::Approx(2 * bars[1].node().attribute("width").as_double()).epsilon(0.01));
    // The whisker's path, "M low y v8 m0 -4 H high m0 -4 v8": the error is a quarter of the bar, to
    // the left and to the right of the bar's end.
    const pugi::xpath_node_set whiskers =
        drawing.nodes("//g[@data-part='bars']/path[@class='line6']");
    REQUIRE(whiskers.size() == 1);
    const std::string path = whiskers[0].node().attribute("d").value();
    const double low = std::stod(path.substr(1)), high = std::stod(path.substr(path.find('H') + 1));
    const double end = bars[0].node().attribute("x").as_double() + two;
    CHECK(end - low == doctest::Approx(two / 4).epsilon(0.01));
    CHECK(high - end == doctest::Approx(two / 4).epsilon(0.01));
    CHECK(drawing.count("//g[@data-part='bars']/line") == 1); // the line at zero, inside the area
}

TEST_CASE("texts are text, whatever is in them") {
    const std::string evil = "<script>alert('1')</script>&\"]]>\x1b[2J\n\xff\xed\xa0\x80\u202e";
    chart lines = line_chart({{0, 1}, {1, 2}});
    lines.title = lines.note = lines.x.label = lines.y.unit = lines.series.front().name = evil;
    chart bars = bar_chart({{.row = 0, .to = 1, .text = evil}}, {evil});
    bars.bars.legend = {evil};
    const picture drawing{{lines, bars}};
    CHECK(drawing.count("//script") == 0);
    CHECK(drawing.text.find("<script") == std::string::npos);
    CHECK(drawing.text.find("\u202e") == std::string::npos);
    const std::string escaped =
        "<script>alert('1')</script>&\"]]>\\x1b[2J\\x0a\\xff\\xed\\xa0\\x80";
    CHECK(drawing.words("//svg/title").front().substr(0, escaped.size()) == escaped);
    CHECK(drawing.words(legend).front().substr(0, 27) == "<script>alert('1')</script>");
    CHECK(std::string{drawing.nodes("//g[@data-name]")[0].node().attribute("data-name").value()}
              .substr(0, escaped.size()) == escaped);
    // The SVG file has no element that loads a resource, and no script.
    CHECK(drawing.count("//@href | //image | //use | //foreignObject | //@onload") == 0);
}

TEST_CASE("long texts are cut where their room ends") {
    chart sample = bar_chart({{.row = 0, .to = 1}}, {std::string(3000, 'w')});
    sample.title = std::string(3000, 'x');
    sample.bars.legend = {std::string(3000, 'y')};
    const picture drawing{{sample}};
    for (const char *const path : {y_ticks, legend, "//g[@data-part='chart']/text"}) {
        const std::string word = drawing.words(path).front();
        CHECK(word.size() < 120);
        CHECK(word.substr(word.size() - 3) == "\u2026");
    }
    // Cutting a UTF-8 text never splits a character.
    CHECK(msrpp::fitted("\u00e4\u00e4\u00e4\u00e4", 20, 10) == "\u00e4\u00e4\u2026");
    CHECK(msrpp::fitted("short", 200, 10) == "short");
}

TEST_CASE("what cannot be drawn leaves a gap, and is told") {
    const picture drawing{{line_chart({{0, 1},
                                       {1, 2},
                                       {2, no_number},
                                       {3, 1},
                                       {4, 2},
                                       {5, infinite},
                                       {no_number, 7},
                                       {6, -infinite},
                                       {7, 1e308},
                                       {8, 3}})}};
    CHECK(drawing.count("//polyline") == 2);
    CHECK(drawing.corners(0).size() == 2);
    // the last of the points is isolated, so that it needs a marker
    CHECK(drawing.count("//g[@data-part='series']/path") == 5);
    CHECK(drawing.words("//g[@data-part='chart']/text").back() ==
          "5 values without a number that can be drawn: left out");
    chart bars = bar_chart({{.row = 0, .to = infinite}, {.row = 1, .to = 1, .spread = no_number}},
                           {"a", "b"});
    const picture empty{{bars}};
    CHECK(empty.count("//g[@data-part='bars']/rect") == 0);
    CHECK(empty.words("//g[@data-part='chart']/text").back() == "nothing to draw");
    chart steps = line_chart({{0, 1}, {1, no_number}, {2, 3}, {3, 3}});
    steps.series.front().kind = series_kind::steps;
    CHECK(picture{{steps}}.count("//polyline") == 2);
}

TEST_CASE("charts of nothing, of one point and of equal, negative, huge and tiny values") {
    CHECK(picture{{}}.words("//svg/title") == texts{"nothing to draw"});
    CHECK(picture{{line_chart({})}}.words("//g[@data-part='chart']/text").back() ==
          "nothing to draw");
    // the only rectangle is the background
    CHECK(picture{{bar_chart({}, {})}}.count("//rect") == 1);
    const picture sample{{line_chart({{3, 4}})}};
    CHECK(sample.count("//polyline") == 0);
    CHECK(sample.count("//g[@data-part='series']/path") == 1);
    for (const double value : {0.0, 1.0, -5.0, 1e18, -1e18, 1e300, -1e300, 1e-300, 5e-324})
        for (const series_kind kind : {series_kind::line, series_kind::steps}) {
            chart same = line_chart({{value, value}, {value, value}});
            same.series.front().kind = kind;
            CHECK(picture{{same}}.count(y_ticks) >= 2);
            chart opposite = line_chart({{-1e300, -1e300}, {value, value}});
            opposite.series.front().kind = kind;
            CHECK(picture{{opposite}}.count("//polyline") == 1);
        }
    const picture large{{line_chart({{0, 1e18}, {1, 2e18}})}};
    CHECK(large.words(y_ticks) == texts{"0", "0.5 E/s", "1.0 E/s", "1.5 E/s", "2.0 E/s"});
}

TEST_CASE("of many points the extremes stay") {
    points series;
    for (int i = 0; i < 100'000; ++i)
        series.push_back({i * 1.0, 100 + std::sin(i) * 10});
    series[12'345].y = 1000;
    series[77'777].y = -900;
    const picture drawing{{line_chart(series)}};
    CHECK(drawing.text.size() < 60'000);
    const points corners = drawing.corners();
    CHECK(corners.size() <= 4 * 760);
    for (std::size_t i = 1; i < corners.size(); ++i)
        CHECK(corners[i].x >= corners[i - 1].x);
    // The y axis goes from -1000 to 1000: the extremes lie 50 and 5 hundredths from its ends.
    const auto [top, bottom] =
        std::minmax_element(corners.begin(), corners.end(),
                            [](const chart_point &a, const chart_point &b) { return a.y < b.y; });
    CHECK(bottom->y - top->y == doctest::Approx(190 * 1900 / 2000.0).epsilon(0.01));
    // thinned() itself keeps the first and last points and the extremes.
    const points thin = msrpp::thinned(series, {0, 99'999}, 100);
    CHECK(thin.size() <= 400);
    CHECK(thin.front().x == 0);
    CHECK(thin.back().x == 99'999);
    for (const double extreme : {12'345.0, 77'777.0})
        CHECK(std::count_if(thin.begin(), thin.end(),
                            [&](const chart_point &point) { return point.x == extreme; }) == 1);
    CHECK(msrpp::thinned({{0, 1}, {1, 2}}, {0, 1}, 1).size() == 2);
}

TEST_CASE("many series have an entry and a style each") {
    chart sample = line_chart({});
    sample.series.clear();
    for (std::size_t i = 0; i < 35; ++i)
        sample.series.push_back({.name = "series " + std::to_string(i),
                                 .points = {{0, 1.0}, {1, static_cast<double>(i)}},
                                 .style = i});
    const picture drawing{{sample}};
    CHECK(drawing.count(legend) == 35);
    texts styles;
    for (const pugi::xpath_node node : drawing.nodes("//polyline"))
        styles.push_back(std::string{node.node().attribute("stroke").value()} + ' ' +
                         node.node().attribute("stroke-dasharray").value());
    std::sort(styles.begin(), styles.end());
    CHECK(std::unique(styles.begin(), styles.end()) == styles.end());
    // Legend entries lie at different places, and the legend ends above the plot area.
    texts places;
    for (const pugi::xpath_node node : drawing.nodes(legend))
        places.push_back(std::string{node.node().attribute("x").value()} + ' ' +
                         node.node().attribute("y").value());
    std::sort(places.begin(), places.end());
    CHECK(std::unique(places.begin(), places.end()) == places.end());
    const double last = drawing.nodes(legend)[34].node().attribute("y").as_double();
    const pugi::xml_node tick = drawing.nodes("//g[@data-part='x']/line")[0].node();
    CHECK(last < tick.attribute("y1").as_double());
}

TEST_CASE("a picture has a ground of its own, light or dark as the viewer likes") {
    const picture drawing{{line_chart({{0, 1}, {1, 2}})}};
    CHECK(drawing.count("//rect[@class='paper' and @fill='#fff']") == 1);
    CHECK(drawing.words("//style").front().find("@media (prefers-color-scheme: dark)") == 0);
    CHECK(drawing.count("//text[not(@class)]") == 0);
}

TEST_CASE("blocks have a scale") {
    const msrpp::chart_axis time{"time", "s"}, rate{"counts", "/s"};
    const auto blocks = [&](points values, std::size_t width = 60) {
        return msrpp::blocks_of(time, rate, {{}, series_kind::steps, std::move(values)}, width);
    };
    CHECK(blocks({{0, 0}, {1, 7}, {2, 14}, {3, 14}}) == "▁▅█  0 to 14/s, 3 s");
    CHECK(blocks({{0, 0}, {1, 0}}) == "▁  0 to 0/s, 1 s");
    CHECK(blocks({}) == "");
    CHECK(blocks({{0, 3}}) == "");
    CHECK(blocks({{0, no_number}, {1, 2e9}, {0.002, infinite}}) == "▁█  0 to 2 G/s, 2 ms");
    points series;
    for (int i = 0; i <= 600; ++i)
        series.push_back({i * 1.0, i == 333 ? 100.0 : 0.0});
    const std::string line = blocks(series);
    CHECK(line.find("█") == 33 * std::string{"▁"}.size());
    CHECK(line.find("  ") == 60 * std::string{"▁"}.size());
}
