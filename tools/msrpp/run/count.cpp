#include "count.hpp"

#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"

#include <msr/backend/system_topology.hpp>
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

/// The series of a choice: its counts from each moment to the next.
series series_of(const std::string &choice, std::size_t place, const std::vector<moment> &moments) {
    series result{choice, {}};
    reading before;
    for (const moment &each : moments) {
        const reading &now = each.readings[place];
        result.intervals.push_back({each.time_ns, now.count - before.count,
                                    now.enabled_ns - before.enabled_ns,
                                    now.running_ns - before.running_ns});
        before = now;
    }
    return result;
}

std::vector<std::string> texts_of(plans groups) {
    std::vector<std::string> all;
    for (const family_plan &group : groups)
        all.insert(all.end(), group.texts.begin(), group.texts.end());
    return all;
}

/// The processor's name of a CPU's kind of core; empty: all are of one kind.
std::string kind_of_cpu(unsigned cpu, const work &what) {
    for (const kind_plans &kind : what.kinds)
        if (std::find(kind.cpus.begin(), kind.cpus.end(), cpu) != kind.cpus.end()) return kind.name;
    return {};
}

/// Adds what a run's choices counted on a CPU; the first of them is that of the results at `first`.
void add_to(results &all, const cpu_readings &cpu, std::size_t first, const work &what) {
    auto here = std::find_if(all.cpus.begin(), all.cpus.end(),
                             [&](const counted_cpu &each) { return each.cpu == cpu.cpu; });
    if (here == all.cpus.end())
        here = all.cpus.insert(here, {cpu.cpu, kind_of_cpu(cpu.cpu, what), {}});
    for (std::size_t i = 0; i < cpu.choices.size(); ++i) {
        const std::string &text = all.choices[first + cpu.choices[i]].text;
        auto one = std::find_if(here->choices.begin(), here->choices.end(),
                                [&](const counted_choice &each) { return each.text == text; });
        if (one == here->choices.end()) one = here->choices.insert(one, {text, {}});
        one->runs.push_back(cpu.readings[i]);
    }
}

/// The constants of metrics that are known of the machine: whether two threads share a core. A
/// simulated core has one thread, but for that of a Pentium 4, whose metrics take no constants.
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

/// What choices counted in a thread, as if it had been the program.
counted_thread counts_of(const thread_readings &thread,
                         const std::vector<counted_choice> &choices) {
    counted_thread result{thread.process, thread.thread, thread.name, {}};
    for (std::size_t i = 0; i < choices.size(); ++i)
        result.choices.push_back({choices[i].text, {thread.readings[i]}});
    return result;
}

} // namespace

counted_groups groups_of(known_plans &plans, const std::vector<std::string> &choices) {
    has_metrics(plans, choices); // complains about those that nobody has
    counted_groups result;
    for (const std::vector<std::string> &group : metric_groups(plans, choices))
        result.plans.push_back(plans.plan(group));
    result.metrics = chosen_metrics(plans, choices);
    return result;
}

void check_what_is_asked(const work &what, const counted_groups &groups,
                         const std::string &backend) {
    const bool simulated = is_machine(backend);
    if (what.per_thread && simulated)
        complain(wrong_usage, "run: --per-thread: the simulated machine counts CPUs, and tells no "
                              "threads apart: Linux's perf does, --backend perf");
    if (what.per_thread && backend != "perf")
        complain(wrong_usage, "run: --per-thread: registers count all that runs on a CPU, and tell "
                              "no threads apart: Linux's perf does, --backend perf");
    if (what.per_thread && what.kinds.size() > 1)
        complain(wrong_usage,
                 fmt::format("run: --per-thread: CPUs {} are {} and CPUs {} are {}: "
                             "threads are told apart on CPUs of one kind: --cpus",
                             support::list_of(what.kinds[0].cpus), what.kinds[0].name,
                             support::list_of(what.kinds[1].cpus), what.kinds[1].name));
    if (what.counted.has_tasks() && backend == "dev")
        complain(
            wrong_usage,
            fmt::format("run: {}: registers of /dev/cpu count all that runs on a CPU, and follow "
                        "no thread: Linux's perf does, --backend perf, and the kernel module, "
                        "--backend shim",
                        what.counted.option()));
    const bool is_repeated = !what.program.empty() && !what.counted.has_tasks();
    if (!is_repeated && groups.plans.size() > 1 && !what.multiplexed)
        complain(
            wrong_usage,
            fmt::format("run: {}: the choices take {} runs, and what runs already has one: ask "
                        "for fewer, or for estimates of one run: --multiplex",
                        what.counted.option(), groups.plans.size()));
    if (what.multiplexed && simulated)
        complain(wrong_usage, "run: --multiplex: the simulated machine counts the same in each "
                              "run, so that a run for each group is exact: leave the option out");
    if (what.per_thread && groups.plans.size() > 1 && !what.multiplexed)
        complain(wrong_usage,
                 fmt::format("run: --per-thread: the choices take {} runs, and threads of several "
                             "runs are not the same: ask for fewer, or for one run: --multiplex",
                             groups.plans.size()));
}

results count(const work &what, const counted_groups &groups, const chosen_backend &backend,
              unsigned repeats) {
    results all{.backend = backend.name,
                .of = &what.of,
                .simulated = is_machine(backend.name),
                .choices = {},
                .metrics = groups.metrics,
                .constants = constants_of(what, backend.name)};
    const plans all_plans{groups.plans};
    const std::size_t in_a_run = what.multiplexed ? groups.plans.size() : 1;
    all.passes = groups.plans.size() / in_a_run;
    const auto runs = static_cast<unsigned>(all.passes) * repeats;
    unsigned done = 0;
    for (std::size_t pass = 0; pass < all.passes; ++pass) {
        const plans counted = all_plans.subspan(pass * in_a_run, in_a_run);
        work now = what;
        now.first_group = pass * in_a_run;
        const std::size_t first = all.choices.size();
        for (const std::string &text : texts_of(counted))
            all.choices.push_back({text, {}});
        for (unsigned again = 0; again < repeats; ++again) {
            ++done;
            if (what.hears != nullptr) what.hears->begins(done, runs, texts_of(counted));
            const outcome found = backend.count(now, counted);
            if (what.hears != nullptr) what.hears->ends();
            if (found.status != 0 || !found.was_counted) all.status = found.status;
            if (found.signal != 0) all.signal = found.signal;
            all.was_counted = found.was_counted;
            if (!all.was_counted) return all;
            for (std::size_t i = 0; first + i < all.choices.size(); ++i) {
                all.choices[first + i].runs.push_back(found.readings[i]);
                if (what.interval_ns != 0 && !found.moments.empty())
                    all.intervals.push_back(
                        series_of(all.choices[first + i].text, i, found.moments));
            }
            for (const cpu_readings &cpu : found.cpus)
                add_to(all, cpu, first, what);
            for (const thread_readings &thread : found.threads)
                all.threads.push_back(counts_of(thread, all.choices));
        }
    }
    return all;
}

} // namespace msrpp::run
