#include "partition.hpp"

#include "arguments.hpp"
#include "print.hpp"
#include "search.hpp"

#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"

#include <msr/cache/applications/read_curves.hpp>

#include <fmt/format.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace msrpp::partition {

namespace {

planner::curves curves_of(const std::vector<std::string> &files) {
    planner::curve_rows rows;
    for (const std::string &file : files) {
        const std::string text = text_of_file(file, name);
        if (const std::string reason = planner::add_rows(text, rows); !reason.empty())
            complain(rule_broken, fmt::format("{}: {}, {}", name, shown(file), reason));
    }
    planner::made_curves result = planner::make_curves(rows.rows, rows.known);
    if (!result)
        complain(rule_broken, fmt::format("{}: {}: {}", name,
                                          files.size() == 1 ? shown(files.front()) : "the files",
                                          result.problem));
    return std::move(result.value);
}

std::vector<std::string> names_in(const std::string &apps, const planner::curves &source) {
    std::vector<std::string> result;
    if (apps.empty()) {
        for (const planner::application_curves &curves : source.applications())
            result.push_back(curves.name);
        return result;
    }
    for (const std::string_view word : words_of_list(apps)) {
        const std::string_view text = planner::detail::trimmed(word);
        if (text.empty())
            complain(wrong_usage, "partition: --apps: a name is missing in " + in_quotes(apps));
        result.emplace_back(text);
    }
    return result;
}

void write_plot(const std::string &file, const std::string &svg) {
    std::FILE *const output = std::fopen(file.c_str(), "wb");
    const bool wrote =
        output != nullptr && std::fwrite(svg.data(), 1, svg.size(), output) == svg.size();
    const bool closed = output == nullptr || std::fclose(output) == 0;
    if (!wrote || !closed)
        complain(rule_broken, fmt::format("{}: --plot: {} cannot be written: {}", name,
                                          in_quotes(file), std::generic_category().message(errno)));
}

unsigned ways_of(const planner::curves &source) {
    unsigned maximum = planner::most_ways;
    for (const planner::application_curves &curves : source.applications())
        maximum = std::min(maximum, curves.ways);
    return maximum;
}

/// Returns the plan for applications. Throws a complaint with the sentence of the planner where
/// there is no plan.
planner::plan planned_for(const std::vector<std::string> &names, const planner::curves &source,
                          const partition_arguments &factor, planner::workload &workload) {
    planner::made_workload made_workload = planner::make_workload(source, names);
    planner::plan result;
    result.problem = made_workload.problem;
    if (!made_workload) return result;
    workload = std::move(made_workload.value);
    return planned(workload, factor.request);
}

/// Plans the workload of each line of standard input.
class line_planner {
public:
    line_planner(const planner::curves &curves, const partition_arguments &how)
        : source{curves}, factor{how} {}

    void append(std::string_view line) {
        const std::vector<std::string> names = words_in(line);
        // An empty line is answered, too, so that the program that writes lines can count answers.
        if (names.empty()) {
            append_line(out, json_error("no applications"));
            all_planned = false;
            return;
        }
        planner::workload workload;
        const planner::plan plan = planned_for(names, source, factor, workload);
        append_line(out, plan ? json_line({workload, factor, plan}) : json_error(plan.problem));
        all_planned = all_planned && plan;
    }

    output out;
    bool all_planned = true;

private:
    const planner::curves &source;
    const partition_arguments &factor;
};

int run_each(const planner::curves &source, const partition_arguments &factor) {
    line_planner lines{source, factor};
    line_reader input;
    while (input.read_more()) {
        input.each_line([&](std::string_view line) {
            lines.append(line);
            // The output is flushed after each line, because a program that writes lines may wait
            // for answers.
            flush(lines.out);
        });
    }
    if (!input.rest().empty()) lines.append(input.rest());
    flush(lines.out);
    return lines.all_planned ? 0 : rule_broken;
}

} // namespace

int run(const line &options) {
    for (const std::string &file : options.files)
        if (options.each && file == "-")
            complain(wrong_usage, "partition: --each: standard input has the workloads; give the "
                                  "curves as a file");
    const planner::curves source = curves_of(options.files);
    const partition_arguments factor = read(options, ways_of(source));
    if (const std::string reason = unused_of(options); !reason.empty())
        std::fprintf(stderr, "msrpp: %s\n", reason.c_str());
    if (options.each) return run_each(source, factor);
    planner::workload workload;
    const planner::plan plan =
        planned_for(names_in(options.apps, source), source, factor, workload);
    if (!plan) complain(rule_broken, fmt::format("{}: {}", name, plan.problem));
    const answer answer{workload, factor, plan};
    if (!options.plot.empty()) write_plot(options.plot, svg_of(answer));
    output out;
    print(out, answer);
    flush(out);
    return 0;
}

} // namespace msrpp::partition
