#include "../../../support/complaint.hpp"
#include "../../../support/cpus.hpp"
#include "../carrier.hpp"
#include "../command.hpp"
#include "../counted_time.hpp"
#include "../kinds.hpp"
#include "../plain_program.hpp"
#include "../report/intervals.hpp"
#include "../shared_units.hpp"
#include "../subjects/machine_cpus.hpp"
#include "../subjects/tasks.hpp"
#include "open_files.hpp"
#include "opened_choices.hpp"
#include "opened_meters.hpp"
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

obstacle obstacle_of(const msr::failure &problem) {
    if (!problem) return {};
    constexpr std::uint64_t level_of_kernel_part = 1;
    if (problem.kind == msr::error_code::perf_paranoid && problem.value == level_of_kernel_part)
        return {fmt::format("kernel.perf_event_paranoid is {}, and the kernel's part takes 1 or "
                            "less, or CAP_PERFMON",
                            static_cast<std::int64_t>(problem.actual_value)),
                true};
    // The failure without its address and event, because the user's sentence names the requested
    // event.
    msr::failure plain = problem;
    plain.choice = 0;
    plain.address = 0;
    return {msr::detail::reason_text(plain)};
}

} // namespace

std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu,
                                        const counted_cpus &on) {
    std::vector<obstacle> obstacles;
    shared_units units{on.cpus, on.topology};
    const bool are_whole = on.counted == subject::kind::machine;
    const counted_units position{on.cpus.empty() ? nullptr : &units, on.cpus, are_whole};
    for (const family_plan &group : groups) {
        if (is_of_boxes(group)) {
            obstacles.push_back({.why = why_not_boxes(group)});
            continue;
        }
        if (has_meters(group))
            if (const std::string reason = why_not_meters(group, on.cpus, on.topology);
                !reason.empty()) {
                obstacles.push_back({.why = reason});
                continue;
            }
        const family_plan counted = without_meters(group);
        const plain_program writes{counted};
        msr::perf counters{
            are_whole ? msr::of_cpus : msr::own_thread,
            options_for(are_whole ? on.counted : subject::kind::program, pmu, on.topology)};
        msr::perf of_units{msr::of_cpus, options_for_units(on.topology)};
        obstacle &result = obstacles.emplace_back();
        if (counted.readouts.empty()) continue;
        for (const readouts_of_pmu &part : by_pmu(writes.view())) {
            const bool is_of_cpus = part.of_units && position.units != nullptr;
            if ((is_of_cpus || position.are_whole) && result.why.empty())
                result.why = units.why_unknown(counted);
            if (!result.why.empty()) break;
            for (const opened_on_cpu &cpu : cpus_of(part, counted, position)) {
                msr::program_handle loaded{};
                result =
                    obstacle_of(load(is_of_cpus ? of_units : counters, writes.view(), cpu, loaded));
                if (result.why.empty()) continue;
                if (is_of_cpus) result.why = fmt::format("CPU {}: {}", cpu.cpu, result.why);
                break;
            }
        }
    }
    return obstacles;
}

std::string why_not_perf() {
    msr::perf perf;
    const msr::failure problem = perf.probe();
    return problem ? msr::message(problem) : std::string{};
}

namespace {

/// Counts for a time with open events. Returns the outcome of the run.
outcome counted_for(counted_time &time, opened_choices &opened, const work &work) {
    const stopwatch start;
    time.begin();
    const auto read = [&](std::uint64_t) { return opened.read(); };
    std::vector<moment> moments = opened.has_meters()
                                      ? read_meters_while_running(time, work, start, read)
                                      : read_while_running(time, work, start, read);
    outcome result{.status = time.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = time.began();
    result.signal = time.signal();
    if (!result.was_counted) return result;
    if (work.counted.is == subject::kind::machine) expect_online(work.cpus);
    if (work.per_cpu) opened.stop();
    result.readings = opened.read();
    if (work.per_cpu) result.cpus = opened.read_cpus();
    result.moments.push_back({start.nanoseconds(), result.readings});
    return result;
}

/// Opens the events of all threads of the tasks. A thread that begins meanwhile may inherit events,
/// or have none: all events are opened anew until no thread has begun meanwhile.
void open_for_tasks(std::optional<opened_choices> &destination, const task_time &tasks,
                    const work &work, plans groups) {
    constexpr int most_tries = 100;
    for (int attempts = 0; attempts < most_tries; ++attempts) {
        const std::vector<pid_t> threads = tasks.threads();
        if (threads.empty())
            complain(rule_broken,
                     fmt::format("run: {} {}: it has ended, before it was counted",
                                 work.counted.option(), fmt::join(work.counted.tasks, ",")));
        destination.emplace(work, threads, groups);
        if (!destination->has_lost_thread() && tasks.threads() == threads) return;
    }
    complain(rule_broken, fmt::format("run: {} {}: its threads begin and end faster than they can "
                                      "be counted",
                                      work.counted.option(), fmt::join(work.counted.tasks, ",")));
}

} // namespace

outcome by_perf(const work &work, plans groups) {
    for (const family_plan &group : groups)
        if (is_of_boxes(group)) return by_boxes(work, groups);
    for (const kind_plans &kind : work.kinds)
        if (kind.pmu.empty())
            complain(
                rule_broken,
                fmt::format("run: the kernel has no PMU for CPUs {}, which are {}: --cpus names "
                            "CPUs of another kind",
                            support::list_of(kind.cpus), kind.name));
    if (work.kinds.empty()) expect_core_pmu(work.of);
    if (work.per_thread) return by_perf_threads(work, groups);
    if (work.counted.is == subject::kind::program) {
        command program{work.program, work.cpus, work.around};
        opened_choices opened{work, {program.process()}, groups};
        opened.start();
        return counted_for(program, opened, work);
    }
    // empty where no program runs; made after the program's options have been checked
    std::optional<command> program;
    task_time tasks{work.counted};
    if (!work.program.empty()) program.emplace(work.program, std::vector<unsigned>{}, work.around);
    raise_open_files(); // raises the limit of open files of this process, but not of the program
    std::optional<opened_choices> opened;
    if (work.counted.has_tasks())
        open_for_tasks(opened, tasks, work, groups);
    else
        opened.emplace(work, std::vector<pid_t>{}, groups);
    opened->start();
    counted_time &time = program ? static_cast<counted_time &>(*program) : tasks;
    return counted_for(time, *opened, work);
}

} // namespace msrpp::run
