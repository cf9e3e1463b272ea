#include "over_time.hpp"

#include "sampling.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>
#include <vector>

namespace msrpp::experiment {

namespace {

constexpr double second = 1e9; // nanoseconds

/// A run's series of a choice.
struct curve {
    std::string program;
    const run::series *of{};
};

/// Where it lies, and how high.
struct point {
    double time{};
    double rate{};
};

/// In the middle of each interval what was counted there, for each second.
std::vector<point> points_of(const run::series &one) {
    std::vector<point> result;
    std::uint64_t before = 0;
    for (const run::interval_count &each : one.intervals) {
        const auto passed = static_cast<double>(each.until_ns - before);
        if (passed > 0)
            result.push_back({(static_cast<double>(before) + passed / 2) / second,
                              static_cast<double>(each.count) * second / passed});
        before = each.until_ns;
    }
    return result;
}

std::string curves_as_svg(const std::string &title, const std::vector<curve> &curves,
                          bool simulated) {
    constexpr const char *colours[] = {"#4477aa", "#ee6677", "#228833", "#ccbb44",
                                       "#66ccee", "#aa3377", "#bbbbbb"};
    constexpr double left = 80, top = 50, wide = 640, high = 280;
    std::vector<std::string> programs;
    double latest = 0, most = 0;
    for (const curve &one : curves) {
        if (std::find(programs.begin(), programs.end(), one.program) == programs.end())
            programs.push_back(one.program);
        if (one.of->intervals.empty()) continue;
        latest = std::max(latest, static_cast<double>(one.of->intervals.back().until_ns) / second);
        for (const point &each : points_of(*one.of))
            most = std::max(most, each.rate);
    }
    if (latest == 0) latest = 1;
    if (most == 0) most = 1;
    const double height = top + high + 50 + 20 * static_cast<double>(programs.size());
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"820\" height=\"{0:.0f}\" "
        "viewBox=\"0 0 820 {0:.0f}\" font-family=\"sans-serif\" font-size=\"13\">\n"
        "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        "<text x=\"20\" y=\"28\" font-size=\"16\">{1}{2}</text>\n"
        "<path d=\"M{3} {4}V{5}H{6}\" fill=\"none\" stroke=\"black\"/>\n"
        "<text x=\"{7}\" y=\"{8}\" text-anchor=\"end\">{9:.3g}</text>\n"
        "<text x=\"{7}\" y=\"{5}\" text-anchor=\"end\">0</text>\n"
        "<text x=\"{6}\" y=\"{10}\" text-anchor=\"end\">{11:.3g} s</text>\n",
        height, in_xml(title),
        simulated ? ", a second (simulated; nothing is measured)" : ", a second", left, top,
        top + high, left + wide, left - 6, top + 10, most, top + high + 18, latest);
    for (const curve &one : curves) {
        const auto program = static_cast<std::size_t>(
            std::find(programs.begin(), programs.end(), one.program) - programs.begin());
        std::string points;
        for (const point &each : points_of(*one.of))
            points +=
                fmt::format("{}{:.1f},{:.1f}", points.empty() ? "" : " ",
                            left + wide * each.time / latest, top + high - high * each.rate / most);
        fmt::format_to(std::back_inserter(svg),
                       "<polyline points=\"{}\" fill=\"none\" stroke=\"{}\"/>\n", points,
                       colours[program % std::size(colours)]);
    }
    for (std::size_t i = 0; i < programs.size(); ++i)
        fmt::format_to(std::back_inserter(svg), "<text x=\"{}\" y=\"{}\" fill=\"{}\">{}</text>\n",
                       left, top + high + 40 + 20 * static_cast<double>(i),
                       colours[i % std::size(colours)], in_xml(programs[i]));
    return svg + "</svg>\n";
}

} // namespace

std::vector<plot> plots_over_time(const std::vector<record> &records, bool simulated) {
    struct set {
        std::string group;
        std::string choice;
        std::vector<curve> curves;
    };
    std::vector<set> all;
    for (const record &one : records)
        for (const run::series &each : one.intervals) {
            auto found = std::find_if(all.begin(), all.end(), [&](const set &other) {
                return other.group == one.group && other.choice == each.choice;
            });
            if (found == all.end()) found = all.insert(all.end(), {one.group, each.choice, {}});
            found->curves.push_back({one.program, &each});
        }
    std::vector<plot> result;
    for (const set &one : all)
        result.push_back(
            {fmt::format("{}.{}.over_time.svg", file_name_of(one.group), file_name_of(one.choice)),
             curves_as_svg(one.group + ": " + one.choice, one.curves, simulated)});
    return result;
}

} // namespace msrpp::experiment
