#include "count.hpp"

#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"

#include <msr/backend/system_topology.hpp>
#include <msr/core/program.hpp>
#include <msr/metric/constants.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <string>
#include <vector>

namespace msrpp::run {

namespace {

/// Returns the time series of a requested event: its counts from each moment to the next.
series series_of(const std::string &choice, std::size_t place, const std::vector<moment> &moments) {
    series result{choice, {}};
    reading previous;
    for (const moment &entry : moments) {
        const reading &current = entry.readings[place];
        result.intervals.push_back({entry.time_ns, current.count - previous.count,
                                    current.enabled_ns - previous.enabled_ns,
                                    current.running_ns - previous.running_ns});
        previous = current;
    }
    return result;
}

std::vector<std::string> texts_of(plans groups) {
    std::vector<std::string> texts;
    for (const family_plan &group : groups)
        texts.insert(texts.end(), group.texts.begin(), group.texts.end());
    return texts;
}

/// Returns the processor's name of a CPU's kind of core; empty: all CPUs are of one kind.
std::string kind_of_cpu(unsigned cpu, const work &work) {
    for (const kind_plans &kind : work.kinds)
        if (std::find(kind.cpus.begin(), kind.cpus.end(), cpu) != kind.cpus.end()) return kind.name;
    return {};
}

/// Adds the counts of a run's events on a CPU to the results. `first`: position in the results of
/// the run's first event.
void add_to(results &results, const cpu_readings &cpu, std::size_t first, const work &work) {
    auto here =
        std::find_if(results.cpus.begin(), results.cpus.end(),
                     [&](const counted_cpu &counted_cpu) { return counted_cpu.cpu == cpu.cpu; });
    if (here == results.cpus.end())
        here = results.cpus.insert(here, {cpu.cpu, kind_of_cpu(cpu.cpu, work), {}});
    for (std::size_t i = 0; i < cpu.choices.size(); ++i) {
        const std::string &text = results.choices[first + cpu.choices[i]].text;
        auto entry =
            std::find_if(here->choices.begin(), here->choices.end(),
                         [&](const counted_choice &choice) { return choice.text == text; });
        if (entry == here->choices.end()) entry = here->choices.insert(entry, {text, {}});
        entry->runs.push_back(cpu.readings[i]);
    }
}

/// Returns the constants of metrics that are known of the machine: whether two threads share a
/// core. A simulated core has one thread; only that of a Pentium 4 may have two, and metrics of a
/// Pentium 4 need no constants.
msr::known_constants constants_of(const work &job, const std::string &backend) {
    msr::known_constants known;
    if (is_machine(backend)) {
        known.set(msr::metric_constant::smt_on, 0);
        return known;
    }
    const std::string folder = job.topology.empty() ? msr::system_cpus_folder : job.topology;
    std::ifstream file{folder + "/smt/active"}; // Linux, ABI/testing/sysfs-devices-system-cpu
    if (int active = 0; file >> active)
        known.set(msr::metric_constant::smt_on, active != 0 ? 1 : 0);
    return known;
}

/// Returns the counts of requested events in a thread, in the form of a program's counts.
counted_thread counts_of(const thread_readings &thread,
                         const std::vector<counted_choice> &choices) {
    counted_thread result{thread.process, thread.thread, thread.name, {}};
    for (std::size_t i = 0; i < choices.size(); ++i)
        result.choices.push_back({choices[i].text, {thread.readings[i]}});
    return result;
}

} // namespace

counted_groups groups_of(known_plans &plans, const std::vector<std::string> &choices) {
    // has_metrics() throws a complaint about metrics that no processor has
    has_metrics(plans, choices);
    counted_groups result;
    for (const std::vector<std::string> &group : metric_groups(plans, choices))
        result.plans.push_back(plans.plan(group));
    result.metrics = chosen_metrics(plans, choices);
    return result;
}

void check_options(const work &work, const counted_groups &groups, const std::string &backend) {
    const bool simulated = is_machine(backend);
    if (work.per_thread && simulated)
        complain(wrong_usage,
                 fmt::format("run: --per-thread: {} counts CPUs, and tells no threads apart: the "
                             "kernel that programs on the machine ask does, msrpp machine --cpu {} "
                             "-- msrpp run --backend perf --per-thread",
                             backend, backend.substr(backend.find(':') + 1)));
    if (work.per_thread && backend != "perf")
        complain(wrong_usage, "run: --per-thread: registers count all that runs on a CPU, and tell "
                              "no threads apart: Linux's perf does, --backend perf");
    if (work.per_thread && work.kinds.size() > 1)
        complain(wrong_usage,
                 fmt::format("run: --per-thread: CPUs {} are {} and CPUs {} are {}: "
                             "threads are told apart on CPUs of one kind: --cpus",
                             support::list_of(work.kinds[0].cpus), work.kinds[0].name,
                             support::list_of(work.kinds[1].cpus), work.kinds[1].name));
    if (work.counted.has_tasks() && backend == "dev")
        complain(
            wrong_usage,
            fmt::format("run: {}: registers of /dev/cpu count all that runs on a CPU, and follow "
                        "no thread: Linux's perf does, --backend perf, and the kernel module, "
                        "--backend shim",
                        work.counted.option()));
    const bool is_repeated = !work.program.empty() && !work.counted.has_tasks();
    if (!is_repeated && groups.plans.size() > 1 && !work.multiplexed)
        complain(
            wrong_usage,
            fmt::format("run: {}: the choices take {} runs, and what runs already has one: ask "
                        "for fewer, or for estimates of one run: --multiplex",
                        work.counted.option(), groups.plans.size()));
    const bool has_meters =
        std::any_of(groups.plans.begin(), groups.plans.end(), [](const family_plan &plan) {
            return msr::has_meters({plan.readouts.data(), plan.readouts.size()});
        });
    if (has_meters && work.multiplexed && groups.plans.size() > 1)
        complain(wrong_usage, "run: --multiplex: a meter is read over the whole run and takes no "
                              "turns: leave the option out, or the meters");
    const bool has_instants =
        std::any_of(groups.plans.begin(), groups.plans.end(), [](const family_plan &plan) {
            return std::any_of(plan.readouts.begin(), plan.readouts.end(),
                               [](const msr::readout &readout) { return readout.is_instant(); });
        });
    if (has_instants && work.interval_ns != 0)
        complain(wrong_usage, "run: --interval: a value of the moment, such as a temperature, is "
                              "no count of an interval: leave the option out");
    if (has_instants && work.cpus.size() != 1)
        complain(wrong_usage, "run: a value of the moment, such as a temperature, has no sum over "
                              "CPUs: name one with --cpus");
    if (has_meters && (work.counted.has_tasks() || work.per_thread))
        complain(wrong_usage, "run: a meter measures a core or a package, whatever runs there, and "
                              "no thread: leave out -p, -t and --per-thread, or the meters");
    if (work.multiplexed && simulated)
        complain(wrong_usage, "run: --multiplex: the simulated machine counts the same in each "
                              "run, so that a run for each group is exact: leave the option out");
    if (work.per_thread && groups.plans.size() > 1 && !work.multiplexed)
        complain(wrong_usage,
                 fmt::format("run: --per-thread: the choices take {} runs, and threads of several "
                             "runs are not the same: ask for fewer, or for one run: --multiplex",
                             groups.plans.size()));
}

results count(const work &subject, const counted_groups &groups, const chosen_backend &backend,
              unsigned repeats) {
    results results{.backend = backend.name,
                    .of = &subject.of,
                    .simulated = is_machine(backend.name),
                    .choices = {},
                    .metrics = groups.metrics,
                    .constants = constants_of(subject, backend.name)};
    const plans all_plans{groups.plans};
    const std::size_t in_a_run = subject.multiplexed ? groups.plans.size() : 1;
    results.passes = groups.plans.size() / in_a_run;
    const auto runs = static_cast<unsigned>(results.passes) * repeats;
    unsigned done = 0;
    for (std::size_t pass = 0; pass < results.passes; ++pass) {
        const plans counted = all_plans.subspan(pass * in_a_run, in_a_run);
        work current = subject;
        current.first_group = pass * in_a_run;
        const std::size_t first = results.choices.size();
        for (const std::string &text : texts_of(counted))
            results.choices.push_back({text, {}});
        for (unsigned again = 0; again < repeats; ++again) {
            ++done;
            if (subject.hears != nullptr) subject.hears->begins(done, runs, texts_of(counted));
            const outcome outcome = backend.count(current, counted);
            if (subject.hears != nullptr) subject.hears->ends();
            if (outcome.status != 0 || !outcome.was_counted) results.status = outcome.status;
            if (outcome.signal != 0) results.signal = outcome.signal;
            results.was_counted = outcome.was_counted;
            if (!results.was_counted) return results;
            for (std::size_t i = 0; first + i < results.choices.size(); ++i) {
                results.choices[first + i].runs.push_back(outcome.readings[i]);
                if (subject.interval_ns != 0 && !outcome.moments.empty())
                    results.intervals.push_back(
                        series_of(results.choices[first + i].text, i, outcome.moments));
            }
            for (const cpu_readings &cpu : outcome.cpus)
                add_to(results, cpu, first, subject);
            for (const thread_readings &thread : outcome.threads)
                results.threads.push_back(counts_of(thread, results.choices));
        }
    }
    return results;
}

} // namespace msrpp::run
