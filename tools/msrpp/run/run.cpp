#include "run.hpp"

#include "backend.hpp"
#include "box_numbers.hpp"
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

/// Returns the requested events in groups, or the usual metrics where no event is requested; prints
/// the notes.
counted_groups asked_groups(const line &options, known_plans &plans,
                            const chosen_backend &backend) {
    const countable countable =
        countable_of(plans, backend, options.choices, options.summary || options.choices.empty());
    counted_groups groups = groups_of(plans, countable.choices);
    for (const std::string &note : countable.notes)
        std::fprintf(stderr, "msrpp: run: %s\n", note.c_str());
    return groups;
}

bool needs_time(const counted_groups &groups) {
    return std::any_of(
        groups.metrics.begin(), groups.metrics.end(), [](const chosen_metric &metric) {
            const std::vector<std::string> &needed = metric.metric.constants;
            return std::find(needed.begin(), needed.end(), "duration") != needed.end();
        });
}

bool has_meters(const counted_groups &groups) {
    return std::any_of(groups.plans.begin(), groups.plans.end(), [](const family_plan &plan) {
        return msr::has_meters({plan.readouts.data(), plan.readouts.size()});
    });
}

/// Returns the text of an event or metric of a kind of core: `alder_lake/cycles`,
/// `metric:alder_lake/ipc`.
std::string text_of_kind(const std::string &kind, const std::string &text) {
    constexpr std::string_view metric = "metric:";
    return text.starts_with(metric)
               ? fmt::format("{}{}/{}", metric, kind, text.substr(metric.size()))
               : fmt::format("{}/{}", kind, text);
}

/// Returns the name of a kind of core, with a number where an earlier kind has the same name.
std::string kind_text(const std::vector<family> &kinds, std::size_t kind) {
    const auto same_names =
        std::count_if(kinds.begin(), kinds.begin() + static_cast<std::ptrdiff_t>(kind),
                      [&](const family &entry) { return entry.name == kinds[kind].name; });
    return same_names == 0 ? kinds[kind].name
                           : fmt::format("{}-{}", kinds[kind].name, same_names + 1);
}

/// Appends the results of runs in which only one kind of core was counted.
void append_kind(results &whole, results part, const std::string &kind) {
    for (counted_choice &choice : part.choices)
        whole.choices.push_back({text_of_kind(kind, choice.text), std::move(choice.runs)});
    for (chosen_metric &metric : part.metrics) {
        metric.text = text_of_kind(kind, metric.text);
        for (std::string &choice : metric.choices)
            choice = text_of_kind(kind, choice);
        whole.metrics.push_back(std::move(metric));
    }
    for (series &series : part.intervals)
        whole.intervals.push_back({text_of_kind(kind, series.choice), std::move(series.intervals)});
    for (counted_cpu &cpu : part.cpus) {
        for (counted_choice &choice : cpu.choices)
            choice.text = text_of_kind(kind, choice.text);
        whole.cpus.push_back(std::move(cpu));
    }
    whole.passes += part.passes;
    if (part.status != 0) whole.status = part.status;
    if (part.signal != 0) whole.signal = part.signal;
    whole.was_counted = part.was_counted;
}

/// Returns the CPUs of a kind of core to which a program is bound: those among the CPUs that the
/// program may use. `cpus`: CPUs that the program may use; empty: all.
std::vector<unsigned> cpus_of_kind(const kind_plans &kind, const std::vector<unsigned> &cpus) {
    std::vector<unsigned> common = kind.cpus;
    if (!cpus.empty())
        std::erase_if(common, [&](unsigned cpu) {
            return std::find(cpus.begin(), cpus.end(), cpu) == cpus.end();
        });
    return common.empty() ? cpus : common;
}

/// Counts each kind of core in a separate run, because the kinds have different events for a
/// requested metric. The program is bound to the CPUs of the kind, unless the whole machine is
/// counted: a program that is elsewhere would have no counts.
results count_each_kind(const line &options, const planned_kinds &kinds, const work &subject) {
    if (options.program.empty() || subject.counted.has_tasks())
        complain(wrong_usage, "run: the kinds of cores have different formulas for a metric, so "
                              "that each takes a run of its own, and what runs already has one: "
                              "ask for one kind with --cpus");
    if (subject.per_thread)
        complain(wrong_usage, "run: --per-thread: the kinds of cores have different formulas for a "
                              "metric, so that each takes a run of its own, and threads of several "
                              "runs are not the same: ask for one kind with --cpus");
    std::fprintf(stderr, "msrpp: run: the kinds of cores have different formulas for a metric: "
                         "each is counted in a run of its own\n");
    results whole;
    for (std::size_t i = 0; i < kinds.each().size(); ++i) {
        const family &processor = kinds.each()[i];
        planned_kinds kind = kinds.alone(i);
        known_plans plans{processor};
        line request = options;
        std::erase_if(request.choices, [&](const std::string &choice) {
            const bool is_missing = is_missing_metric(plans, choice);
            if (is_missing)
                std::fprintf(stderr, "msrpp: run: %s has no %s: it is not counted there\n",
                             processor.name.c_str(), choice.c_str());
            return is_missing;
        });
        if (request.choices.empty()) continue;
        const chosen_backend backend =
            backend_of(options.common, options.backend, kind,
                       {subject.cpus, options.topology, options.counted.is});
        const counted_groups groups = asked_groups(request, plans, backend);
        work current = subject;
        current.kinds = kind.plans_of(groups.plans);
        if (current.counted.is == subject::kind::program && !current.kinds.empty())
            current.cpus = cpus_of_kind(current.kinds.front(), subject.cpus);
        current.pmu = kind.pmu();
        current.needs_time = needs_time(groups);
        check_what_is_asked(current, groups, backend.name);
        results part = count(current, groups, backend, options.repeats);
        if (whole.of == nullptr) {
            whole.backend = part.backend;
            whole.of = &subject.of;
            whole.simulated = part.simulated;
            whole.constants = part.constants;
        }
        append_kind(whole, std::move(part), kind_text(kinds.each(), i));
        if (!whole.was_counted) break;
    }
    return whole;
}

constexpr const char *no_counts = "run: cannot write the counts";
constexpr const char *no_plot = "run: cannot write the plot";

} // namespace

int run(const std::vector<std::string> &words) {
    line options;
    if (!read(words, options)) return 0;
    // the constructor complains about missing tasks
    if (options.counted.has_tasks()) task_time{options.counted};
    std::vector<unsigned> cpus = cpus_in(options.cpus, "--cpus");
    const bool is_whole =
        options.counted.is == subject::kind::machine && !is_machine(options.backend);
    if (is_whole) cpus = machine_cpus(cpus);
    resolve_cpu(options.common, options.backend, cpus);
    const family identity = asked_family(options.common);
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
            // groups_of() complains about events without a plan.
            if (!options.choices.empty()) groups_of(plans, options.choices);
        } catch (const complaint &problem) {
            if (kinds.note().empty()) throw;
            complain(problem.status,
                     problem.line + "; " + kinds.note() + ": --cpus keeps the program on one");
        }
        work.pmu = kinds.pmu();
        backend = backend_of(options.common, options.backend, kinds,
                             {cpus, options.topology, options.counted.is});
        groups = asked_groups(options, plans, *backend);
        work.kinds = kinds.plans_of(groups.plans);
        if (!work.kinds.empty()) std::fprintf(stderr, "msrpp: run: %s\n", kinds.note().c_str());
        if (backend->name == "dev" || backend->name == "shim")
            for (const std::string &note : notes_on_boxes(identity, groups.plans))
                std::fprintf(stderr, "msrpp: run: %s\n", note.c_str());
        work.needs_time = needs_time(groups);
        check_what_is_asked(work, groups, backend->name);
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
    const results results = is_apart ? count_each_kind(options, kinds, work)
                                     : count(work, groups, *backend, options.repeats);
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
