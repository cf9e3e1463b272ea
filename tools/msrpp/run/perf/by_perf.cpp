#include "../../../support/complaint.hpp"
#include "../../../support/cpus.hpp"
#include "../carrier.hpp"
#include "../command.hpp"
#include "../counted_time.hpp"
#include "../plain_program.hpp"
#include "../report/intervals.hpp"
#include "../shared_units.hpp"
#include "../subjects/machine_cpus.hpp"
#include "../subjects/tasks.hpp"
#include "open_files.hpp"
#include "opened_events.hpp"
#include "perf_parts.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

namespace {

obstacle obstacle_of(const msr::failure &why) {
    if (!why) return {};
    constexpr std::uint64_t level_of_kernel_part = 1;
    if (why.kind == msr::error_code::perf_paranoid && why.value == level_of_kernel_part)
        return {fmt::format("kernel.perf_event_paranoid is {}, and the kernel's part takes 1 or "
                            "less, or CAP_PERFMON",
                            static_cast<std::int64_t>(why.got)),
                true};
    msr::failure plain = why; // which choice it is, is known
    plain.choice = 0;
    plain.address = 0;
    return {msr::detail::reason_text(plain)};
}

} // namespace

std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu,
                                        const counted_cpus &on) {
    std::vector<obstacle> all;
    shared_units units{on.cpus, on.topology};
    const bool are_whole = on.counted == subject::kind::machine;
    const counted_units at{on.cpus.empty() ? nullptr : &units, on.cpus, are_whole};
    for (const family_plan &group : groups) {
        const plain_program writes{group};
        msr::perf counters{
            are_whole ? msr::of_cpus : msr::own_thread,
            options_for(are_whole ? on.counted : subject::kind::program, pmu, on.topology)};
        msr::perf of_units{msr::of_cpus, options_for_units(on.topology)};
        obstacle &found = all.emplace_back();
        for (const readouts_of_pmu &part : by_pmu(writes.view())) {
            const bool is_of_cpus = part.of_units && at.units != nullptr;
            if ((is_of_cpus || at.are_whole) && found.why.empty())
                found.why = units.why_unknown(group);
            if (!found.why.empty()) break;
            for (const opened_on_cpu &cpu : cpus_of(part, group, at)) {
                msr::program_handle loaded{};
                found =
                    obstacle_of(load(is_of_cpus ? of_units : counters, writes.view(), cpu, loaded));
                if (found.why.empty()) continue;
                if (is_of_cpus) found.why = fmt::format("CPU {}: {}", cpu.cpu, found.why);
                break;
            }
        }
    }
    return all;
}

std::string why_not_perf() {
    msr::perf here;
    const msr::failure why = here.probe();
    return why ? msr::message(why) : std::string{};
}

namespace {

/// Counts for a time with events that are open.
outcome counted_for(counted_time &time, opened_kinds &opened, const work &what) {
    const stopwatch since;
    time.begin();
    std::vector<moment> moments =
        read_while_running(time, what, since, [&](std::uint64_t) { return opened.read(); });
    outcome result{.status = time.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = time.began();
    result.signal = time.signal();
    if (!result.was_counted) return result;
    if (what.counted.is == subject::kind::machine) expect_online(what.cpus);
    result.readings = opened.read();
    if (what.per_cpu) result.cpus = opened.read_cpus();
    result.moments.push_back({since.nanoseconds(), result.readings});
    return result;
}

/// Opens the events of all threads that the tasks have. A thread that begins meanwhile has the
/// events of who began it, or has none: they are opened anew until none has begun.
void open_for_tasks(std::optional<opened_kinds> &into, const task_time &tasks, const work &what,
                    plans groups) {
    constexpr int most_tries = 100;
    for (int tries = 0; tries < most_tries; ++tries) {
        const std::vector<pid_t> threads = tasks.threads();
        if (threads.empty())
            complain(rule_broken,
                     fmt::format("run: {} {}: it has ended, before it was counted",
                                 what.counted.option(), fmt::join(what.counted.tasks, ",")));
        into.emplace(what, threads, groups);
        if (!into->has_lost_thread() && tasks.threads() == threads) return;
    }
    complain(rule_broken, fmt::format("run: {} {}: its threads begin and end faster than they can "
                                      "be counted",
                                      what.counted.option(), fmt::join(what.counted.tasks, ",")));
}

} // namespace

outcome by_perf(const work &what, plans groups) {
    for (const kind_plans &kind : what.kinds)
        if (kind.pmu.empty())
            complain(
                rule_broken,
                fmt::format("run: the kernel has no PMU for CPUs {}, which are {}: --cpus names "
                            "CPUs of another kind",
                            support::list_of(kind.cpus), kind.name));
    if (what.per_thread) return by_perf_threads(what, groups);
    if (what.counted.is == subject::kind::program) {
        command program{what.program, what.cpus, what.around};
        opened_kinds opened{what, {program.process()}, groups};
        opened.start();
        return counted_for(program, opened, what);
    }
    std::optional<command> program; // is not there before it is known who is counted
    task_time tasks{what.counted};
    if (!what.program.empty()) program.emplace(what.program, std::vector<unsigned>{}, what.around);
    raise_open_files(); // of this process, not of the program
    std::optional<opened_kinds> opened;
    if (what.counted.has_tasks())
        open_for_tasks(opened, tasks, what, groups);
    else
        opened.emplace(what, std::vector<pid_t>{}, groups);
    opened->start();
    counted_time &time = program ? static_cast<counted_time &>(*program) : tasks;
    return counted_for(time, *opened, what);
}

} // namespace msrpp::run
