#include "over_time.hpp"

#include "sampling.hpp"

#include "../../support/charts/chart.hpp"
#include "../run/backend.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::experiment {

namespace {

/// Time series of the runs that counted an event in a group of events.
struct counted_series {
    std::string group;
    std::string choice;
    chart picture{};
};

/// The number of each program's colour, which all series of the program have.
class program_styles {
public:
    std::size_t style(const std::string &program) {
        const auto text = std::find(programs_.begin(), programs_.end(), program);
        const auto number = static_cast<std::size_t>(text - programs_.begin());
        if (text == programs_.end()) programs_.push_back(program);
        return number;
    }

private:
    std::vector<std::string> programs_;
};

/// Returns whether a chart has a series in a style, so that the legend needs an entry.
bool has_style(const chart &chart, std::size_t style) {
    return std::any_of(chart.series.begin(), chart.series.end(),
                       [&](const chart_series &series) { return series.style == style; });
}

chart chart_of(const record &first, const run::series &series, const std::string &backend) {
    const bool simulated = run::is_machine(backend);
    return {.title = first.group + ": " + series.choice,
            .note = simulated ? run::simulation_note(backend) : "",
            .x = run::time_axis(simulated),
            .y = run::rate_axis()};
}

} // namespace

std::vector<plot> plots_over_time(const std::vector<record> &records, const std::string &backend) {
    std::vector<counted_series> serieses;
    program_styles styles;
    for (const record &entry : records)
        for (const run::series &series : entry.intervals) {
            auto position =
                std::find_if(serieses.begin(), serieses.end(), [&](const counted_series &other) {
                    return other.group == entry.group && other.choice == series.choice;
                });
            if (position == serieses.end())
                position = serieses.insert(
                    serieses.end(), {entry.group, series.choice, chart_of(entry, series, backend)});
            chart_series steps = run::steps_of(series);
            steps.style = styles.style(entry.program);
            if (!has_style(position->picture, steps.style)) steps.name = entry.program;
            position->picture.series.push_back(std::move(steps));
        }
    std::vector<plot> result;
    for (const counted_series &entry : serieses)
        result.push_back({fmt::format("{}.{}.over_time.svg", file_name_of(entry.group),
                                      file_name_of(entry.choice)),
                          svg_of({entry.picture})});
    return result;
}

} // namespace msrpp::experiment
