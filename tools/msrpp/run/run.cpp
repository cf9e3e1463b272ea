#include "run.hpp"

#include "backend.hpp"
#include "carrier.hpp"
#include "count.hpp"
#include "countable.hpp"
#include "line.hpp"
#include "report/progress.hpp"
#include "report/results.hpp"
#include "subjects/machine_cpus.hpp"
#include "subjects/tasks.hpp"

#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../choices/events_file.hpp"
#include "../choices/metric_sets.hpp"
#include "../choices/metrics.hpp"
#include "../command.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

/// Returns the choices that are asked for, the usual metrics where nothing else is, in groups;
/// prints the notes.
counted_groups asked_groups(const line &given, known_plans &plans, const chosen_backend &backend) {
    const countable found =
        countable_of(plans, backend, given.choices, given.summary || given.choices.empty());
    counted_groups groups = groups_of(plans, found.choices);
    for (const std::string &note : found.notes)
        std::fprintf(stderr, "msrpp: run: %s\n", note.c_str());
    return groups;
}

constexpr const char *no_counts = "run: cannot write the counts";
constexpr const char *no_plot = "run: cannot write the plot";

} // namespace

int run(const std::vector<std::string> &words) {
    line given;
    if (!read(words, given)) return 0;
    if (given.counted.has_tasks()) task_time{given.counted}; // complains about those not there
    std::vector<unsigned> cpus = cpus_in(given.cpus, "--cpus");
    const bool is_whole = given.counted.is == subject::kind::machine && !is_machine(given.backend);
    if (is_whole) cpus = machine_cpus(cpus);
    resolve_cpu(given.common, given.backend, cpus);
    const family of = asked_family(given.common);
    if (!given.common.events_file.empty()) use_events(given.common.events_file, of);
    work what{of, given.program, cpus};
    what.counted = given.counted;
    what.per_thread = given.per_thread;
    what.per_cpu = given.per_cpu;
    what.topology = given.topology;
    what.multiplexed = given.multiplexed;
    what.interval_ns = std::uint64_t{given.interval_ms} * 1'000'000;
    known_plans plans{of};
    for (const std::string &name : given.sets)
        for (std::string &metric : metrics_of_set(plans, name))
            given.choices.push_back(std::move(metric));
    planned_kinds kinds{given.common, of, given.backend, cpus};
    try {
        if (!given.choices.empty()) groups_of(plans, given.choices); // what has no plan
    } catch (const complaint &why) {
        if (kinds.note().empty()) throw;
        complain(why.status, why.line + "; " + kinds.note() + ": --cpus keeps the program on one");
    }
    what.pmu = kinds.pmu();
    const chosen_backend backend =
        backend_of(given.common, given.backend, kinds, {cpus, given.topology, given.counted.is});
    const counted_groups groups = asked_groups(given, plans, backend);
    what.kinds = kinds.plans_of(groups.plans);
    if (!what.kinds.empty()) std::fprintf(stderr, "msrpp: run: %s\n", kinds.note().c_str());
    what.needs_time =
        std::any_of(groups.metrics.begin(), groups.metrics.end(), [](const chosen_metric &metric) {
            const std::vector<std::string> &needed = metric.metric.constants;
            return std::find(needed.begin(), needed.end(), "duration") != needed.end();
        });
    check_what_is_asked(what, groups, backend.name);
    if (!given.output_file.empty()) expect_writable(given.output_file, no_counts);
    if (!given.plot_file.empty()) expect_writable(given.plot_file, no_plot);
    progress shown;
    what.hears = shown.if_shown();
    const results all = count(what, groups, backend, given.repeats);
    if (!all.was_counted) return all.status;
    if (all.signal != 0)
        std::fprintf(stderr, "msrpp: run: the program was ended by signal %d (%s)\n", all.signal,
                     strsignal(all.signal));
    output out;
    print(out, given.format, all);
    if (given.output_file.empty())
        flush(out);
    else
        write_to_file(given.output_file, no_counts, out);
    if (!given.plot_file.empty()) {
        output plot;
        append(plot, svg_of(charts_of(all.intervals, all.backend, all.simulated)));
        write_to_file(given.plot_file, no_plot, plot);
    }
    return all.status;
}

namespace {

const known_command run_command{
    {.name = name,
     .rank = 90,
     .text = "count a program and all that it starts",
     .take_words = [](const target_options &target, const std::vector<std::string> &words) {
         return run(with_target(target, words));
     }}};

} // namespace

} // namespace msrpp::run
