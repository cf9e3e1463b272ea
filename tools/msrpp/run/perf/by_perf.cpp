#include "../carrier.hpp"
#include "../command.hpp"
#include "../plain_program.hpp"
#include "../report/intervals.hpp"
#include "../shared_units.hpp"
#include "perf_refusal.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/session/program_part.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

namespace msrpp::run {

namespace {

/// The process that executes a program, and all that it starts.
/// They are counted by the cores' PMU of this name; empty: the kernel's usual one.
msr::perf_options follows_programs(const std::string &pmu) {
    return {.shared = msr::perf_shared::as_it_is,
            .inherit = true,
            .at_exec = true,
            .rdpmc = false,
            .core = pmu};
}

/// Units that CPUs share are counted as a whole. `topology`: as in `work`.
msr::perf_options counts_cpus(const std::string &topology) {
    return {.shared = msr::perf_shared::as_it_is, .rdpmc = false, .topology = topology};
}

/// The readouts of a program that a PMU of the kernel counts together.
struct of_one_pmu {
    std::vector<bool> kept; ///< for each readout of the program
    std::size_t first{};    ///< one of them
    bool of_units = false;  ///< it counts units that CPUs share, no program
    std::uint32_t number{}; ///< of the PMU among those of the program
};

/// The readouts of a program by PMU. All together where perf will refuse the program anyway.
std::vector<of_one_pmu> by_pmu(const msr::program_view &program) {
    std::vector<std::string> names;
    const auto number_of = [&names](const char *name) {
        const auto at = std::find(names.begin(), names.end(), name);
        const auto number = static_cast<std::uint32_t>(at - names.begin()) + 1;
        if (at == names.end()) names.emplace_back(name);
        return number;
    };
    const std::size_t count = program.readouts.size();
    msr::perf_events events;
    if (msr::derive_perf_events(program, number_of, events) || events.readouts != count)
        return {{.kept = std::vector<bool>(count, true)}};
    std::vector<of_one_pmu> all;
    for (std::size_t i = 0; i < count; ++i) {
        const msr::perf_event &event = events.all[i];
        const std::uint32_t number = event.counts_unit() ? event.type : 0;
        auto at = std::find_if(all.begin(), all.end(),
                               [number](const of_one_pmu &each) { return each.number == number; });
        if (at == all.end())
            at = all.insert(at, {std::vector<bool>(count), i, event.counts_unit(), number});
        at->kept[i] = true;
    }
    return all;
}

/// The CPUs on which events of units that CPUs share are opened.
struct unit_cpus {
    shared_units *units{};      ///< null: the program may run anywhere, so that there are none
    std::vector<unsigned> cpus; ///< those of a kind of core
};

/// The CPUs on which a part of a plan is opened: of units one for each; of what follows the
/// program any, which perf does not ask for.
std::vector<unsigned> cpus_of(const of_one_pmu &part, const family_plan &plan,
                              const unit_cpus &on) {
    if (!part.of_units || on.units == nullptr) return {0};
    std::vector<unsigned> standing;
    for (const unsigned cpu : on.cpus)
        if (on.units->part_on(cpu, plan).opened[part.first]) standing.push_back(cpu);
    return standing;
}

/// Opens the events of these readouts of a program.
msr::failure load(msr::perf &by, unsigned cpu, const msr::program_view &program,
                  const std::vector<bool> &kept, msr::program_handle &into) {
    const bool is_whole = std::find(kept.begin(), kept.end(), false) == kept.end();
    return is_whole ? by.load(cpu, program, into)
                    : by.load(cpu, msr::detail::part_of(program, kept).view(), into);
}

/// The groups' events of one kind of core, opened for a process and all that it will start; of
/// units that CPUs share on who stands for them.
class opened_groups {
public:
    opened_groups(pid_t process, plans groups, const std::string &pmu, const unit_cpus &on,
                  const std::string &topology)
        : counters_{msr::of_thread(process), follows_programs(pmu)}, of_units_{
                                                                         msr::of_cpus,
                                                                         counts_cpus(topology)} {
        for (const family_plan &group : groups) {
            opened &one = each_.emplace_back(group);
            for (const of_one_pmu &part : by_pmu(one.writes.view())) {
                const bool is_of_cpus = part.of_units && on.units != nullptr;
                for (const unsigned cpu : cpus_of(part, group, on))
                    open(one, is_of_cpus ? of_units_ : counters_, cpu, part.kept);
            }
        }
    }

    /// What each choice has counted since the program began.
    std::vector<reading> read() {
        std::vector<reading> all;
        for (const opened &one : each_) {
            const std::size_t first = all.size();
            all.resize(first + one.group.texts.size());
            for (const loaded_part &part : one.parts) {
                msr::perf_times times;
                std::vector<std::uint64_t> counts(part.readouts.size());
                msr::failure why = part.by->times(part.loaded, times);
                if (!why) why = part.by->counts(part.loaded, counts.data(), counts.size());
                if (why.kind == msr::error_code::not_scheduled && each_.size() > 1)
                    why = {}; // had no turn, which its times say
                if (why) refuse(why, one.group);
                for (std::size_t i = 0; i < counts.size(); ++i)
                    add(all[first + one.writes.choice_of(part.readouts[i])],
                        {times.running == 0 ? 0 : counts[i], times.enabled, times.running});
            }
        }
        return all;
    }

private:
    /// Events that were opened together.
    struct loaded_part {
        msr::perf *by{};
        msr::program_handle loaded{};
        std::vector<std::size_t> readouts{}; ///< by their places in the plan
    };

    struct opened {
        explicit opened(const family_plan &of) : group{of}, writes{of} {}

        const family_plan &group;
        plain_program writes;
        std::vector<loaded_part> parts{};
    };

    static void open(opened &into, msr::perf &by, unsigned cpu, const std::vector<bool> &kept) {
        loaded_part part{&by};
        for (std::size_t i = 0; i < kept.size(); ++i)
            if (kept[i]) part.readouts.push_back(i);
        msr::failure why = load(by, cpu, into.writes.view(), kept, part.loaded);
        if (!why) why = by.start(part.loaded);
        if (why) refuse(why, into.group);
        into.parts.push_back(std::move(part));
    }

    /// The counts of several units, for as long as all of them were counted.
    static void add(reading &into, const reading &more) {
        if (into.enabled_ns == 0) {
            into = more;
            return;
        }
        into = {into.count + more.count, std::max(into.enabled_ns, more.enabled_ns),
                std::min(into.running_ns, more.running_ns)};
    }

    msr::perf counters_;
    msr::perf of_units_;
    std::deque<opened> each_; // they stay where they are
};

/// The groups' events of every kind of core. The events of a kind count on its CPUs alone, so a
/// choice has counted the sum, and for so long as any of its events.
class opened_kinds {
public:
    opened_kinds(pid_t process, const work &what, plans groups) : units_{what.cpus, what.topology} {
        shared_units *const units = what.cpus.empty() ? nullptr : &units_;
        if (what.kinds.empty())
            each_.emplace_back(process, groups, what.pmu, unit_cpus{units, what.cpus},
                               what.topology);
        for (const kind_plans &kind : what.kinds)
            each_.emplace_back(process, plans{kind.groups}.subspan(what.first_group, groups.size()),
                               kind.pmu, unit_cpus{units, kind.cpus}, what.topology);
    }

    std::vector<reading> read() {
        std::vector<reading> all = each_.front().read();
        for (std::size_t kind = 1; kind < each_.size(); ++kind) {
            const std::vector<reading> more = each_[kind].read();
            for (std::size_t i = 0; i < all.size(); ++i) {
                const std::uint64_t enabled = std::max(all[i].enabled_ns, more[i].enabled_ns);
                all[i] = {all[i].count + more[i].count, enabled,
                          std::min(enabled, all[i].running_ns + more[i].running_ns)};
            }
        }
        return all;
    }

private:
    shared_units units_;
    std::deque<opened_groups> each_;
};

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
    const unit_cpus at{on.cpus.empty() ? nullptr : &units, on.cpus};
    for (const family_plan &group : groups) {
        const plain_program writes{group};
        msr::perf counters{follows_programs(pmu)}, of_units{msr::of_cpus, counts_cpus(on.topology)};
        obstacle &found = all.emplace_back();
        for (const of_one_pmu &part : by_pmu(writes.view())) {
            const bool is_of_cpus = part.of_units && at.units != nullptr;
            if (is_of_cpus && found.why.empty()) found.why = units.why_unknown(group);
            if (!found.why.empty()) break;
            for (const unsigned cpu : cpus_of(part, group, at)) {
                msr::program_handle loaded{};
                found = obstacle_of(
                    load(is_of_cpus ? of_units : counters, cpu, writes.view(), part.kept, loaded));
                if (found.why.empty()) continue;
                if (is_of_cpus) found.why = fmt::format("CPU {}: {}", cpu, found.why);
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

outcome by_perf(const work &what, plans groups) {
    if (what.per_thread) return by_perf_threads(what, groups);
    command program{what.program, what.cpus, what.around};
    opened_kinds opened{program.process(), what, groups};
    const stopwatch since;
    program.begin();
    std::vector<moment> moments =
        read_while_running(program, what, since, [&](std::uint64_t) { return opened.read(); });
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    result.was_counted = program.began();
    result.signal = program.signal();
    if (!result.was_counted) return result;
    result.readings = opened.read();
    result.moments.push_back({since.nanoseconds(), result.readings});
    return result;
}

} // namespace msrpp::run
