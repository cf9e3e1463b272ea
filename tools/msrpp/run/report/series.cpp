#include "series.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

constexpr double second = 1e9; // nanoseconds

/// Counts for each second, interval by interval.
std::vector<double> rates_of(const series &one) {
    std::vector<double> rates;
    std::uint64_t before = 0;
    for (const interval_count &each : one.intervals) {
        const auto passed = static_cast<double>(each.until_ns - before);
        rates.push_back(passed == 0 ? 0 : static_cast<double>(each.count) * second / passed);
        before = each.until_ns;
    }
    return rates;
}

double largest(const std::vector<double> &rates) {
    return rates.empty() ? 0 : *std::max_element(rates.begin(), rates.end());
}

/// Text as XML has it.
std::string escaped(const std::string &text) {
    std::string result;
    for (const char each : text)
        if (each == '<')
            result += "&lt;";
        else if (each == '&')
            result += "&amp;";
        else if (static_cast<unsigned char>(each) >= ' ')
            result += each;
    return result;
}

constexpr int plot_width = 800, plot_height = 120, margin = 30;

/// One plot, whose upper edge is at `top`.
std::string plot_of(const series &one, int top) {
    const std::vector<double> rates = rates_of(one);
    const double most = largest(rates);
    const double all =
        one.intervals.empty() ? 0 : static_cast<double>(one.intervals.back().until_ns);
    std::string points = fmt::format("{},{}", margin, top + plot_height);
    const auto add = [&](double time, double rate) {
        const double x = margin + (all == 0 ? 0 : time / all * plot_width);
        const double y = top + plot_height - (most == 0 ? 0 : rate / most * plot_height);
        points += fmt::format(" {:.1f},{:.1f}", x, y);
    };
    double before = 0;
    for (std::size_t i = 0; i < rates.size(); ++i) { // a step for each interval
        add(before, rates[i]);
        before = static_cast<double>(one.intervals[i].until_ns);
        add(before, rates[i]);
    }
    points += fmt::format(" {:.1f},{}", margin + (all == 0 ? 0.0 : double{plot_width}),
                          top + plot_height);
    return fmt::format("<text x=\"{}\" y=\"{}\">{}: at most {:.4g} a second, {:.3f} s</text>\n"
                       "<polygon points=\"{}\"/>\n",
                       margin, top - 6, escaped(one.choice), most, all / second, points);
}

} // namespace

void print_series_csv(output &to, const std::vector<series> &all) {
    append_row(to, {"time_ns", "choice", "count", "enabled_ns", "running_ns"});
    std::size_t longest = 0;
    for (const series &one : all)
        longest = std::max(longest, one.intervals.size());
    for (std::size_t i = 0; i < longest; ++i)
        for (const series &one : all)
            if (i < one.intervals.size()) {
                const interval_count &each = one.intervals[i];
                append_row(to,
                           {std::to_string(each.until_ns), one.choice, std::to_string(each.count),
                            std::to_string(each.enabled_ns), std::to_string(each.running_ns)});
            }
}

std::string sparkline(const series &one) {
    static constexpr const char *blocks[] = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    constexpr std::size_t most_blocks = 60;
    const std::vector<double> rates = rates_of(one);
    const double most = largest(rates);
    const std::size_t width = std::min(rates.size(), most_blocks);
    std::string line;
    for (std::size_t i = 0; i < width; ++i) { // of several intervals in a block the largest
        const auto from = rates.begin() + static_cast<std::ptrdiff_t>(i * rates.size() / width);
        const auto to = rates.begin() + static_cast<std::ptrdiff_t>((i + 1) * rates.size() / width);
        const double rate = *std::max_element(from, to);
        line += blocks[most == 0 ? 0 : static_cast<std::size_t>(rate / most * 7 + 0.5)];
    }
    return line;
}

std::string svg_of(const std::vector<series> &all) {
    const int each = plot_height + 2 * margin;
    std::string text = fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" "
                                   "height=\"{}\" font-family=\"sans-serif\" font-size=\"12\" "
                                   "fill=\"#26a\">\n",
                                   plot_width + 2 * margin, each * static_cast<int>(all.size()));
    for (std::size_t i = 0; i < all.size(); ++i)
        text += plot_of(all[i], static_cast<int>(i) * each + margin);
    return text + "</svg>\n";
}

} // namespace msrpp::run
