#include "run.hpp"

#include "backend.hpp"
#include "carrier.hpp"
#include "count.hpp"
#include "each_kind.hpp"
#include "groups/box_numbers.hpp"
#include "groups/requested_groups.hpp"
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
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

bool has_meters(const counted_groups &groups) {
    return std::any_of(groups.plans.begin(), groups.plans.end(), [](const family_plan &plan) {
        return msr::has_meters({plan.readouts.data(), plan.readouts.size()});
    });
}

constexpr const char *no_counts = "run: cannot write the counts";
constexpr const char *no_plot = "run: cannot write the plot";

} // namespace

int run(const std::vector<std::string> &words) {
    line options;
    if (!read(words, options)) return 0;
    // The constructor of `task_time` throws a complaint where a process or thread does not exist.
    if (options.counted.has_tasks()) task_time{options.counted};
    std::vector<unsigned> cpus = cpus_in(options.cpus, "--cpus");
    const bool is_whole =
        options.counted.is == subject::kind::machine && !is_machine(options.backend);
    if (is_whole) cpus = machine_cpus(cpus);
    resolve_cpu(options.common, options.backend, cpus);
    const family identity = family_of_options(options.common);
    if (!options.common.events_file.empty()) use_events(options.common.events_file, identity);
    work work{identity, options.program, cpus};
    work.counted = options.counted;
    work.per_thread = options.per_thread;
    work.per_cpu = options.per_cpu;
    work.topology = options.topology;
    work.multiplexed = options.multiplexed;
    work.interval_ns = std::uint64_t{options.interval_ms} * 1'000'000;
    known_plans plans{identity};
    for (const std::string &name : options.sets)
        for (std::string &metric : metrics_of_set(plans, name))
            options.choices.push_back(std::move(metric));
    planned_kinds kinds{options.common, identity, options.backend, cpus};
    const bool is_apart = have_different_metrics(kinds.each(), options.choices);
    counted_groups groups;
    std::optional<chosen_backend> backend;
    if (!is_apart) {
        try {
            // groups_of() throws a complaint about events without a plan.
            if (!options.choices.empty()) groups_of(plans, options.choices);
        } catch (const complaint &problem) {
            if (kinds.note().empty()) throw;
            complain(problem.status,
                     problem.line + "; " + kinds.note() + ": --cpus keeps the program on one");
        }
        work.pmu = kinds.pmu();
        backend = backend_of(options.common, options.backend, kinds,
                             {cpus, options.topology, options.counted.is});
        groups = requested_groups(options, plans, *backend);
        work.kinds = kinds.plans_of(groups.plans);
        if (!work.kinds.empty()) std::fprintf(stderr, "msrpp: run: %s\n", kinds.note().c_str());
        if (backend->name == "dev" || backend->name == "shim")
            for (const std::string &note : notes_on_boxes(identity, groups.plans))
                std::fprintf(stderr, "msrpp: run: %s\n", note.c_str());
        work.needs_time = needs_time(groups);
        check_options(work, groups, backend->name);
        if (kinds.each().size() > 1 && is_machine(options.backend) && has_meters(groups))
            std::fprintf(stderr,
                         "msrpp: run: %s: meters of cores are added up over these CPUs; those of "
                         "the package are counted once\n",
                         simulated_cpus(options.backend, cpus).c_str());
    }
    if (!options.output_file.empty()) expect_writable(options.output_file, no_counts);
    if (!options.plot_file.empty()) expect_writable(options.plot_file, no_plot);
    progress printed;
    work.hears = printed.if_shown();
    results results = is_apart ? count_each_kind(options, kinds, work)
                               : count(work, groups, *backend, options.repeats);
    for (const family &kind : kinds.each())
        results.kinds.push_back(&kind);
    if (!results.was_counted) return results.status;
    if (results.signal != 0)
        std::fprintf(stderr, "msrpp: run: the program was ended by signal %d (%s)\n",
                     results.signal, strsignal(results.signal));
    output out;
    print(out, options.format, results);
    if (options.output_file.empty())
        flush(out);
    else
        write_to_file(options.output_file, no_counts, out);
    if (!options.plot_file.empty()) {
        output plot;
        append(plot, svg_of(charts_of(results.intervals, results.backend, results.simulated)));
        write_to_file(options.plot_file, no_plot, plot);
    }
    return results.status;
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
