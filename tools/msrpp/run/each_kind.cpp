#include "each_kind.hpp"

#include "count.hpp"
#include "groups/plan_parts.hpp"
#include "groups/requested_groups.hpp"

#include "../../support/complaint.hpp"
#include "../choices/metrics.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

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

/// Appends metrics of a kind of core, whose texts get the kind's name.
void append_metrics(std::vector<chosen_metric> &whole, std::vector<chosen_metric> part,
                    const std::string &kind) {
    for (chosen_metric &metric : part) {
        metric.text = text_of_kind(kind, metric.text);
        for (std::string &choice : metric.choices)
            choice = text_of_kind(kind, choice);
        whole.push_back(std::move(metric));
    }
}

/// Appends the results of runs in which only one kind of core was counted.
void append_kind(results &whole, results part, const std::string &kind) {
    for (counted_choice &choice : part.choices)
        whole.choices.push_back({text_of_kind(kind, choice.text), std::move(choice.runs)});
    append_metrics(whole.metrics, std::move(part.metrics), kind);
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

/// Returns the CPUs to which a program is bound while only one kind of core is counted: the CPUs in
/// both lists, or `cpus` where the lists have no CPU in common. `kind`: CPUs of the kind. `cpus`:
/// CPUs that the program may use; empty: all.
std::vector<unsigned> cpus_of_kind(const std::vector<unsigned> &kind,
                                   const std::vector<unsigned> &cpus) {
    std::vector<unsigned> common = kind;
    if (!cpus.empty())
        std::erase_if(common, [&](unsigned cpu) {
            return std::find(cpus.begin(), cpus.end(), cpu) == cpus.end();
        });
    return common.empty() ? cpus : common;
}

/// Returns the command line without the metrics that a kind of core lacks; prints the lacking
/// metrics.
line line_of_kind(const line &options, known_plans &plans) {
    line request = options;
    std::erase_if(request.choices, [&](const std::string &choice) {
        const bool is_missing = is_missing_metric(plans, choice);
        if (is_missing)
            std::fprintf(stderr, "msrpp: run: %s has no %s: it is not counted there\n",
                         plans.of().name.c_str(), choice.c_str());
        return is_missing;
    });
    return request;
}

/// Calls `entry(kind, work, groups, backend)` for each kind of core that has anything to count,
/// until a call returns false. `kind`: the kind's name in texts of counts. `work`: the work on the
/// kind's CPUs, with the kind's plans. `groups`: the requested groups of events.
template <typename Entry>
void each_counted_kind(const line &options, const planned_kinds &kinds, const work &subject,
                       Entry entry) {
    for (std::size_t i = 0; i < kinds.each().size(); ++i) {
        known_plans plans{kinds.each()[i]};
        const line request = line_of_kind(options, plans);
        if (request.choices.empty()) continue;
        planned_kinds alone = kinds.alone(i);
        chosen_backend backend = backend_of(options.common, options.backend, alone,
                                            {subject.cpus, options.topology, options.counted.is});
        counted_groups groups = requested_groups(request, plans, backend);
        work current = subject;
        current.kinds = alone.plans_of(groups.plans);
        if (current.counted.is == subject::kind::program)
            current.cpus = cpus_of_kind(kinds.cpus(i), subject.cpus);
        current.pmu = alone.pmu();
        current.needs_time = needs_time(groups);
        check_options(current, groups, backend.name);
        if (!entry(kind_text(kinds.each(), i), std::move(current), std::move(groups), backend))
            return;
    }
}

/// Counts processes, threads or CPUs that run already, by perf on all kinds of cores at the same
/// time.
results count_at_once(const line &options, const planned_kinds &kinds, const work &subject) {
    work whole = subject;
    whole.kinds_are_apart = true;
    whole.multiplexed = true;
    counted_groups groups;
    std::optional<chosen_backend> backend;
    each_counted_kind(options, kinds, subject,
                      [&](const std::string &kind, work current, counted_groups part,
                          const chosen_backend &chosen) {
                          if (chosen.name != "perf")
                              complain(wrong_usage,
                                       fmt::format("run: {}: the kinds of cores have different "
                                                   "formulas for a metric, and {} counts one "
                                                   "formula: --backend perf counts each kind by "
                                                   "its own",
                                                   options.counted.option(), chosen.name));
                          backend = chosen;
                          whole.needs_time = whole.needs_time || current.needs_time;
                          for (kind_plans &plans : current.kinds)
                              whole.kinds.push_back(std::move(plans));
                          for (family_plan &plan : part.plans) {
                              for (std::string &text : plan.texts)
                                  text = text_of_kind(kind, text);
                              groups.plans.push_back(std::move(plan));
                          }
                          append_metrics(groups.metrics, std::move(part.metrics), kind);
                          return true;
                      });
    if (std::any_of(groups.plans.begin(), groups.plans.end(), has_meters))
        complain(wrong_usage, "run: the kinds of cores have different formulas for a metric, and a "
                              "meter has no kind: leave out the meters");
    std::fprintf(stderr, "msrpp: run: the kinds of cores have different formulas for a metric: "
                         "each is counted by its own\n");
    return count(whole, groups, backend.value(), 1);
}

} // namespace

results count_each_kind(const line &options, const planned_kinds &kinds, const work &subject) {
    if (subject.per_thread)
        complain(wrong_usage, "run: --per-thread: the kinds of cores have different formulas for a "
                              "metric, so that each takes a run of its own, and threads of several "
                              "runs are not the same: ask for one kind with --cpus");
    if (options.program.empty() || subject.counted.has_tasks())
        return count_at_once(options, kinds, subject);
    std::fprintf(stderr, "msrpp: run: the kinds of cores have different formulas for a metric: "
                         "each is counted in a run of its own\n");
    results whole;
    each_counted_kind(options, kinds, subject,
                      [&](const std::string &kind, const work &current,
                          const counted_groups &groups, const chosen_backend &backend) {
                          results part = count(current, groups, backend, options.repeats);
                          if (whole.of == nullptr) {
                              whole.backend = part.backend;
                              whole.of = &subject.of;
                              whole.simulated = part.simulated;
                              whole.constants = part.constants;
                          }
                          append_kind(whole, std::move(part), kind);
                          return whole.was_counted;
                      });
    return whole;
}

} // namespace msrpp::run
