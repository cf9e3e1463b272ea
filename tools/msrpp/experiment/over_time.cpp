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

/// Series of the runs that counted a choice in a group.
struct counted_series {
    std::string group;
    std::string choice;
    chart picture{};
};

/// The number of a program's colour, which all series of the program have.
class program_styles {
public:
    std::size_t style(const std::string &program) {
        const auto found = std::find(programs_.begin(), programs_.end(), program);
        const auto number = static_cast<std::size_t>(found - programs_.begin());
        if (found == programs_.end()) programs_.push_back(program);
        return number;
    }

private:
    std::vector<std::string> programs_;
};

/// Whether a chart has a series in this style, and so its entry in the legend.
bool has_style(const chart &one, std::size_t style) {
    return std::any_of(one.series.begin(), one.series.end(),
                       [&](const chart_series &each) { return each.style == style; });
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
    std::vector<counted_series> all;
    program_styles styles;
    for (const record &one : records)
        for (const run::series &each : one.intervals) {
            auto found = std::find_if(all.begin(), all.end(), [&](const counted_series &other) {
                return other.group == one.group && other.choice == each.choice;
            });
            if (found == all.end())
                found =
                    all.insert(all.end(), {one.group, each.choice, chart_of(one, each, backend)});
            chart_series steps = run::steps_of(each);
            steps.style = styles.style(one.program);
            if (!has_style(found->picture, steps.style)) steps.name = one.program;
            found->picture.series.push_back(std::move(steps));
        }
    std::vector<plot> result;
    for (const counted_series &one : all)
        result.push_back(
            {fmt::format("{}.{}.over_time.svg", file_name_of(one.group), file_name_of(one.choice)),
             svg_of({one.picture})});
    return result;
}

} // namespace msrpp::experiment
