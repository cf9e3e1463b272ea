#include "carrier.hpp"
#include "command.hpp"
#include "counted_time.hpp"
#include "groups/box_numbers.hpp"
#include "groups/plan_parts.hpp"
#include "report/intervals.hpp"
#include "shared_units.hpp"
#include "subjects/tasks.hpp"

#include "../../support/complaint.hpp"
#include "../families/uncore.hpp"

#include "../../support/cpus.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/backend/capability_boxes.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/perf_boxes.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/uncore/box.hpp>
#include <msr/intel/uncore/carried_boxes.hpp>
#include <msr/intel/uncore/target.hpp>
#include <msr/processor/identity.hpp>
#include <msr/session.hpp>
#include <msr/session/execution/execute.hpp>
#include <msr/session/execution/execution.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>
#include <msr/session/multiplexer/multiplexed_programs.hpp>
#include <msr/session/run_time_plan.hpp>
#include <msr/session/share_periods.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <deque>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

/// The registers of CPUs, with the numbers of uncore boxes, which stand in registers of PCI
/// devices.
using registers_and_boxes = msr::capability_boxes<msr::any_backend>;

msr::backend_kind kind_of(registers translation) {
    return translation == registers::dev ? msr::backend_kind::msr_device
                                         : msr::backend_kind::kernel_module;
}

/// The latest counts of a session that is read at intervals.
class latest_counts {
public:
    /// Throws a complaint where the period between the previous call and `current` is too short:
    /// counts of issue slots are computed from shares, which are too coarse for the period.
    void expect_period(const msr::program_view &program_view,
                       const msr::counts<msr::run_time_plan> &current) {
        if (!msr::has_shares(program_view.readouts)) return;
        if (!counts_.empty())
            if (const msr::failure problem = msr::difference_failure(
                    program_view.readouts, current.values().begin(), counts_.data()))
                complain(rule_broken, "run: --interval: " + msr::message(problem));
        counts_.assign(current.values().begin(), current.values().end());
    }

private:
    std::vector<std::uint64_t> counts_;
};

/// Returns whether a device computes counts of issue slots from shares at each reading, so that no
/// interval between readings is too short: true for the kernel module.
template <typename Device>
bool makes_shares(const Device &device) {
    if constexpr (requires { device.chosen(); })
        return device.chosen() == msr::backend_kind::kernel_module;
    else
        return false;
}

/// Counts a group of events on each of `cpus` while `program` runs. Returns the outcome of the run.
template <typename Device>
outcome counted(Device &device, const std::vector<unsigned> &cpus, const work &work, plans groups,
                counted_time &program) {
    known_programs programs;
    shared_units units{cpus, work.topology};
    // A deque does not move its elements, to which sessions refer.
    std::deque<msr::run_time_plan> made;
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    std::deque<part_of_plan> parts; // a part of the plan for each session
    std::vector<unsigned> opened_on;
    for (const unsigned cpu : cpus) {
        const family_plan &plan = plan_on(cpu, work, groups, 0);
        part_of_plan part{programs.of(plan), units.part_on(cpu, plan)};
        if (part.is_empty()) continue;
        parts.push_back(std::move(part));
        const msr::run_time_plan &opened = made.emplace_back(parts.back().view());
        sessions.push_back(msr::session{device, opened, msr::watch_cpu(cpu)});
        opened_on.push_back(cpu);
    }
    const bool is_coarse = work.interval_ns != 0 && !makes_shares(device);
    std::vector<latest_counts> latest(sessions.size());
    for (auto &entry : sessions)
        entry.start();
    std::vector<cpu_readings> by_cpu; // counts at the latest reading, by CPU
    const auto summed = [&](std::uint64_t time, auto &&counts_of) {
        std::vector<reading> readings(groups.front().texts.size());
        by_cpu.clear();
        for (std::size_t position = 0; position < sessions.size(); ++position) {
            const auto counts = counts_of(sessions[position]);
            cpu_readings &here = by_cpu.emplace_back(cpu_readings{opened_on[position], {}, {}});
            if (is_coarse) latest[position].expect_period(parts[position].view(), counts);
            for (std::size_t i = 0; i < counts.size(); ++i) {
                if (!parts[position].is_summed(i)) continue;
                reading &destination = readings[parts[position].choice_of(i)];
                destination = {destination.count + counts.at(i), time, time};
                here.choices.push_back(parts[position].choice_of(i));
                here.readings.push_back({counts.at(i), time, time});
            }
        }
        return readings;
    };
    const stopwatch start;
    program.begin();
    const auto read = [&](std::uint64_t time) {
        return summed(time, [](auto &entry) { return entry.read(); });
    };
    std::vector<moment> moments = has_meters(groups.front())
                                      ? read_meters_while_running(program, work, start, read)
                                      : read_while_running(program, work, start, read);
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    const std::uint64_t time = start.nanoseconds();
    result.readings = summed(time, [](auto &entry) { return entry.stop(); });
    if (work.per_cpu) result.cpus = std::move(by_cpu);
    result.moments.push_back({time, result.readings});
    result.was_counted = program.began();
    result.signal = program.signal();
    return result;
}

/// Groups that take turns on the counters of each CPU.
class turns {
public:
    // The time in nanoseconds for which a group of events counts before the next group counts.
    static constexpr std::uint64_t slice = 10'000'000;

    turns(registers_and_boxes &device, const std::vector<unsigned> &cpus, const work &work,
          plans groups) {
        for (const family_plan &group : groups)
            choices_.push_back(group.texts.size());
        shared_units units{cpus, work.topology};
        for (const unsigned cpu : cpus) {
            std::vector<part_of_plan> parts;
            std::vector<msr::program_view> views;
            for (std::size_t group = 0; group < groups.size(); ++group) {
                const family_plan &plan = plan_on(cpu, work, groups, group);
                parts.emplace_back(programs_.of(plan), units.part_on(cpu, plan));
            }
            for (const part_of_plan &part : parts)
                if (!part.is_empty()) views.push_back(part.view());
            if (views.empty()) continue;
            if (views.size() != parts.size())
                complain(rule_broken,
                         fmt::format("run: --multiplex: CPU {} shares all that a group of choices "
                                     "counts with another CPU, so that it has nothing to count in "
                                     "its turn: leave the option out, or name one CPU of each unit "
                                     "with --cpus",
                                     cpu));
            at_work_.emplace_back(msr::registers_of(device, cpu), cpu, views, std::move(parts));
        }
        for (one_cpu &one_cpu : at_work_)
            expect(one_cpu.groups.open(false));
    }

    void start() {
        for (one_cpu &cpu : at_work_) {
            expect(cpu.groups.start());
            cpu.slice = {};
        }
    }
    void rotate() {
        for (one_cpu &cpu : at_work_) {
            expect(cpu.groups.rotate(cpu.slice.passed()));
            cpu.slice = {};
        }
    }
    /// Returns the counts since counting began. `time`: nanoseconds since counting began. The
    /// program goes on while one group takes over the counters from another: the time of the change
    /// counts for the whole run, but for no group.
    std::vector<reading> read(std::uint64_t time) {
        for (one_cpu &cpu : at_work_)
            expect(cpu.groups.read());
        return summed(time, [](const one_cpu &on, std::size_t group, std::size_t readout) {
            return on.groups.latest_count(group, readout, on.slice.passed());
        });
    }
    /// Stops counting. Returns the counts, and appends the counts of each CPU to `by_cpu`.
    std::vector<reading> stop(std::uint64_t time, std::vector<cpu_readings> &by_cpu) {
        for (one_cpu &cpu : at_work_)
            expect(cpu.groups.stop(cpu.slice.passed()));
        const auto finished_count = [](const one_cpu &on, std::size_t group, std::size_t readout) {
            return on.groups.finished_count(group, readout);
        };
        for (const one_cpu &cpu : at_work_)
            by_cpu.push_back(readings_on(cpu, time, finished_count));
        return summed(time, finished_count);
    }

private:
    struct one_cpu {
        one_cpu(const msr::cpu_registers &registers, unsigned number,
                const std::vector<msr::program_view> &programs, std::vector<part_of_plan> of)
            : cpu{number}, parts{std::move(of)}, groups{registers, programs,
                                                        msr::session_options{}} {}

        unsigned cpu;
        std::vector<part_of_plan> parts; // parts of the groups' plans, which must outlive `groups`
        msr::multiplexed_programs groups;
        stopwatch slice{};
    };

    static void expect(const msr::failure &problem) {
        if (problem) complain(rule_broken, "run: " + msr::message(problem));
    }

    /// Returns the readings of a CPU's counters. `count_at`: a function that returns the count of a
    /// counter.
    template <typename CountAt>
    cpu_readings readings_on(const one_cpu &cpu, std::uint64_t time, CountAt count_at) const {
        cpu_readings cpu_readings{cpu.cpu, {}, {}};
        std::size_t first = 0;
        for (std::size_t group = 0; group < choices_.size(); first += choices_[group++])
            for (std::size_t i = 0; i < cpu.parts[group].size(); ++i) {
                if (!cpu.parts[group].is_summed(i)) continue;
                const msr::multiplexed_count current = count_at(cpu, group, i);
                cpu_readings.choices.push_back(first + cpu.parts[group].choice_of(i));
                cpu_readings.readings.push_back(
                    {current.count(), time, static_cast<std::uint64_t>(current.running().count())});
            }
        return cpu_readings;
    }

    /// Returns the readings of the counters, summed over all CPUs; the times are those of a single
    /// CPU.
    template <typename CountAt>
    std::vector<reading> summed(std::uint64_t time, CountAt count_at) const {
        std::vector<reading> readings;
        for (std::size_t group = 0; group < choices_.size(); ++group) {
            const std::size_t first = readings.size();
            readings.resize(first + choices_[group]);
            for (const one_cpu &cpu : at_work_)
                for (std::size_t i = 0; i < cpu.parts[group].size(); ++i) {
                    if (!cpu.parts[group].is_summed(i)) continue;
                    const msr::multiplexed_count current = count_at(cpu, group, i);
                    reading &destination = readings[first + cpu.parts[group].choice_of(i)];
                    destination = {destination.count + current.count(), time,
                                   static_cast<std::uint64_t>(current.running().count())};
                }
        }
        return readings;
    }

    std::vector<std::size_t> choices_; // number of events of each group
    known_programs programs_;
    std::deque<one_cpu> at_work_;
};

outcome by_turns(registers_and_boxes &device, const std::vector<unsigned> &cpus, const work &work,
                 plans groups, counted_time &program) {
    turns turns{device, cpus, work, groups};
    turns.start();
    const stopwatch start;
    program.begin();
    std::vector<moment> moments;
    std::uint64_t turn = turns::slice, interval = work.interval_ns;
    for (;;) {
        const std::uint64_t next = interval == 0 ? turn : std::min(turn, interval);
        const std::uint64_t previous = start.nanoseconds();
        if (program.ends_within(next > previous ? next - previous : 0)) break;
        const std::uint64_t current = start.nanoseconds();
        if (interval != 0 && current >= interval) {
            moments.push_back({current, turns.read(current)});
            interval = current - current % work.interval_ns + work.interval_ns;
        }
        if (work.hears != nullptr)
            work.hears->goes_on(current, !moments.empty() && moments.back().time_ns == current
                                             ? moments.back().readings
                                             : std::vector<reading>{});
        if (current >= turn) {
            turns.rotate();
            turn = current - current % turns::slice + turns::slice;
        }
    }
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    const std::uint64_t time = start.nanoseconds();
    std::vector<cpu_readings> by_cpu;
    result.readings = turns.stop(time, by_cpu);
    if (work.per_cpu) result.cpus = std::move(by_cpu);
    result.moments.push_back({time, result.readings});
    result.was_counted = program.began();
    result.signal = program.signal();
    return result;
}

/// Calls `count` for the time in which events are counted: while the program of `work` runs, or
/// until the counted tasks end. Returns the outcome of the run.
template <typename Count>
outcome counted_with(const work &work, const std::vector<unsigned> &cpus, Count count) {
    const bool is_bound = work.counted.is == subject::kind::program;
    std::optional<command> program;
    task_time until_signal{work.counted};
    if (!work.program.empty())
        program.emplace(work.program, is_bound ? cpus : std::vector<unsigned>{}, work.around);
    counted_time &time = program ? static_cast<counted_time &>(*program) : until_signal;
    try {
        return count(time);
    } catch (const msr::session_error &reason) {
        complain(rule_broken, std::string{"run: "} + reason.what());
    }
}

/// Returns the CPUs of `work`, or the CPUs that this process may use. Throws a complaint where the
/// CPUs are not known.
std::vector<unsigned> cpus_of(const work &work) {
    std::vector<unsigned> cpus = work.cpus.empty() ? support::usable_cpus() : work.cpus;
    if (cpus.empty())
        complain(rule_broken, std::string{"run: the kernel does not say which CPUs may be used: "} +
                                  std::strerror(errno));
    return cpus;
}

} // namespace

std::string why_not_registers(registers translation, const std::vector<unsigned> &cpus) {
    const std::vector<unsigned> usable = cpus.empty() ? support::usable_cpus() : cpus;
    msr::any_backend backend{{.prefer = kind_of(translation),
                              .only_preferred = true,
                              .cpu = usable.empty() ? 0 : usable.front()}};
    if (backend.chosen() != msr::backend_kind::none) return {};
    // A sentence of the backend begins with `there is no backend: not shim: `, which is removed.
    const std::string sentence = backend.why();
    constexpr std::string_view refusal = ": not ";
    const std::size_t name = sentence.find(refusal);
    const std::size_t reason =
        name == sentence.npos ? name : sentence.find(": ", name + refusal.size());
    return reason == sentence.npos ? sentence : sentence.substr(reason + 2);
}

std::vector<obstacle> obstacles_by_registers(plans groups, const counted_cpus &cpu) {
    shared_units units{cpu.cpus.empty() ? support::usable_cpus() : cpu.cpus, cpu.topology};
    std::vector<obstacle> obstacles;
    for (const family_plan &group : groups)
        obstacles.push_back({.why = units.why_unknown(group)});
    return obstacles;
}

outcome by_registers(const work &work, plans groups, registers translation) {
    if (work.counted.has_tasks()) return by_module_threads(work, groups);
    const std::vector<unsigned> cpus = cpus_of(work);
    registers_and_boxes device{
        capabilities_for(work.of, groups), registers_and_boxes::usual_devices,
        msr::backend_choice{
            .prefer = kind_of(translation), .only_preferred = true, .cpu = cpus.front()}};
    if (device.chosen() == msr::backend_kind::none) complain(rule_broken, "run: " + device.why());
    return counted_with(work, cpus, [&](counted_time &time) {
        const std::vector<unsigned> counting = counting_among(cpus, work);
        return groups.size() == 1 ? counted(device, counting, work, groups, time)
                                  : by_turns(device, counting, work, groups, time);
    });
}

bool is_of_boxes(const family_plan &plan) {
    return !plan.readouts.empty() &&
           msr::uncore::box_number({plan.readouts[0].unit, std::strlen(plan.readouts[0].unit)}) <
               msr::uncore::box_count;
}

namespace {

/// Returns the part behind `uncore_` of the name that the kernel's PMU of an uncore box has (Linux,
/// uncore_snbep.c and uncore_snb.c).
std::string_view kernel_name_of(std::string_view unit) {
    constexpr std::pair<std::string_view, std::string_view> other_names[] = {
        {"mchbm", "hbm"}, {"cbo", "cbox"}, {"sbo", "sbox"}, {"hac_cbo", "hac_cbox"}};
    for (const auto &[box, name] : other_names)
        if (unit == box) return name;
    return unit;
}

/// Returns whether the kernel has a PMU of a name, alone or with a number behind it.
bool has_pmu(const std::string &name) {
    const std::string pmu = msr::perf_box_options{}.devices + "/" + name;
    std::error_code unknown;
    return std::filesystem::exists(pmu, unknown) || std::filesystem::exists(pmu + "_0", unknown);
}

} // namespace

std::string why_not_boxes(const family_plan &plan) {
    for (const msr::readout &counter : plan.readouts) {
        const std::string name = fmt::format("uncore_{}", kernel_name_of(counter.unit));
        // On Intel's processors for clients the kernel counts the uncore's fixed clock (ncu) by a
        // PMU whose name depends on the processor, and the free-running counters of memory
        // controllers by the PMU uncore_imc.
        const bool is_clock = std::string_view{counter.unit} == "ncu";
        if (std::string_view{counter.unit} == "imc_free_running" && has_pmu("uncore_imc")) continue;
        if (has_pmu(name) || (is_clock && (has_pmu("uncore_clock") || has_pmu("uncore_cncu") ||
                                           has_pmu("uncore_cbox_0"))))
            continue;
        return fmt::format("this kernel has no PMU {0} or {0}_0 (below "
                           "/sys/bus/event_source/devices), which would count it",
                           name);
    }
    return {};
}

outcome by_boxes(const work &work, plans groups) {
    if (work.counted.has_tasks() || work.per_thread)
        complain(wrong_usage, "run: boxes outside of the cores count for all that runs, and tell "
                              "no threads apart");
    if (groups.size() != 1)
        complain(wrong_usage, "run: --multiplex: boxes outside of the cores are counted in a run "
                              "for each group: leave the option out");
    const msr::core model = work.of.list_core(work.of);
    const msr::uncore::carried_boxes boxes =
        msr::uncore::carried_boxes_of(msr::uncore::target_of(model));
    if (const std::string reason = why_not_boxes(groups.front()); !reason.empty())
        complain(rule_broken, "run: " + reason);
    const family_plan plan = carried_uncore_plan(model, groups.front().texts);
    const std::vector<unsigned> cpus = cpus_of(work);
    msr::perf_boxes device{boxes.view(), {.topology = work.topology}};
    return counted_with(work, cpus, [&](counted_time &time) {
        return counted(device, cpus, work, plans{&plan, 1}, time);
    });
}

} // namespace msrpp::run
