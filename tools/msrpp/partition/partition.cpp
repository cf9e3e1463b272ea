#include "partition.hpp"

#include "asked.hpp"
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
        if (const std::string why = planner::add_rows(text, rows); !why.empty())
            complain(rule_broken, fmt::format("{}: {}, {}", name, shown(file), why));
    }
    planner::made_curves made = planner::make_curves(rows.rows, rows.known);
    if (!made)
        complain(rule_broken,
                 fmt::format("{}: {}: {}", name,
                             files.size() == 1 ? shown(files.front()) : "the files", made.problem));
    return std::move(made.value);
}

std::vector<std::string> names_in(const std::string &apps, const planner::curves &from) {
    std::vector<std::string> result;
    if (apps.empty()) {
        for (const planner::application_curves &one : from.applications())
            result.push_back(one.name);
        return result;
    }
    for (const std::string_view word : words_of_list(apps)) {
        const std::string_view one = planner::detail::trimmed(word);
        if (one.empty())
            complain(wrong_usage, "partition: --apps: a name is missing in " + in_quotes(apps));
        result.emplace_back(one);
    }
    return result;
}

void write_plot(const std::string &file, const std::string &svg) {
    std::FILE *const to = std::fopen(file.c_str(), "wb");
    const bool wrote = to != nullptr && std::fwrite(svg.data(), 1, svg.size(), to) == svg.size();
    const bool closed = to == nullptr || std::fclose(to) == 0;
    if (!wrote || !closed)
        complain(rule_broken, fmt::format("{}: --plot: {} cannot be written: {}", name,
                                          in_quotes(file), std::generic_category().message(errno)));
}

unsigned ways_of(const planner::curves &from) {
    unsigned most = planner::most_ways;
    for (const planner::application_curves &one : from.applications())
        most = std::min(most, one.ways);
    return most;
}

/// The plan for applications, or a sentence.
planner::plan planned_for(const std::vector<std::string> &names, const planner::curves &from,
                          const asked &by, planner::workload &of) {
    planner::made_workload made = planner::make_workload(from, names);
    planner::plan result;
    result.problem = made.problem;
    if (!made) return result;
    of = std::move(made.value);
    return planned(of, by.request);
}

/// Plans each line of standard input.
class line_planner {
public:
    line_planner(const planner::curves &curves, const asked &how) : from{curves}, by{how} {}

    void append(std::string_view line) {
        const std::vector<std::string> names = words_in(line);
        if (names.empty()) { // answered, too, so that who writes the lines keeps step
            append_line(out, json_error("no applications"));
            all_planned = false;
            return;
        }
        planner::workload of;
        const planner::plan found = planned_for(names, from, by, of);
        append_line(out, found ? json_line({of, by, found}) : json_error(found.problem));
        all_planned = all_planned && found;
    }

    output out;
    bool all_planned = true;

private:
    const planner::curves &from;
    const asked &by;
};

int run_each(const planner::curves &from, const asked &by) {
    line_planner lines{from, by};
    line_reader input;
    while (input.read_more()) {
        input.each_line([&](std::string_view line) {
            lines.append(line);
            flush(lines.out); // whoever writes the lines may wait for an answer
        });
    }
    if (!input.rest().empty()) lines.append(input.rest());
    flush(lines.out);
    return lines.all_planned ? 0 : rule_broken;
}

} // namespace

int run(const line &given) {
    for (const std::string &file : given.files)
        if (given.each && file == "-")
            complain(wrong_usage, "partition: --each: standard input has the workloads; give the "
                                  "curves as a file");
    const planner::curves from = curves_of(given.files);
    const asked by = read(given, ways_of(from));
    if (const std::string why = unused_of(given); !why.empty())
        std::fprintf(stderr, "msrpp: %s\n", why.c_str());
    if (given.each) return run_each(from, by);
    planner::workload of;
    const planner::plan found = planned_for(names_in(given.apps, from), from, by, of);
    if (!found) complain(rule_broken, fmt::format("{}: {}", name, found.problem));
    const answer one{of, by, found};
    if (!given.plot.empty()) write_plot(given.plot, svg_of(one));
    output out;
    print(out, one);
    flush(out);
    return 0;
}

} // namespace msrpp::partition
