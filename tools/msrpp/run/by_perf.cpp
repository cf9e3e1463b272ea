#include "carrier.hpp"
#include "command.hpp"
#include "intervals.hpp"
#include "perf_refusal.hpp"
#include "plain_program.hpp"

#include <msr/backend/message.hpp>
#include <msr/backend/perf.hpp>

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

/// The groups' events of one PMU, opened for a process and all that it will start.
class opened_groups {
public:
    opened_groups(pid_t process, plans groups, const std::string &pmu)
        : counters_{msr::of_thread(process), follows_programs(pmu)} {
        for (const family_plan &group : groups) {
            const plain_program &writes = each_.emplace_back(group).writes;
            msr::failure why = counters_.load(0, writes.view(), each_.back().loaded);
            if (!why) why = counters_.start(each_.back().loaded);
            if (why) refuse(why, group);
        }
    }

    /// What each choice has counted since the program began.
    std::vector<reading> read() {
        std::vector<reading> all;
        for (const opened &one : each_) {
            msr::perf_times times;
            std::vector<std::uint64_t> counts(one.group.readouts.size());
            msr::failure why = counters_.times(one.loaded, times);
            if (!why) why = counters_.counts(one.loaded, counts.data(), counts.size());
            if (why.kind == msr::error_code::not_scheduled && each_.size() > 1)
                why = {}; // had no turn, which its times say
            if (why) refuse(why, one.group);
            const std::size_t first = all.size();
            all.resize(first + one.group.texts.size());
            for (std::size_t i = 0; i < counts.size(); ++i)
                all[first + one.writes.choice_of(i)] = {times.running == 0 ? 0 : counts[i],
                                                        times.enabled, times.running};
        }
        return all;
    }

private:
    struct opened {
        explicit opened(const family_plan &of) : group{of}, writes{of} {}

        const family_plan &group;
        plain_program writes;
        msr::program_handle loaded{};
    };

    msr::perf counters_;
    std::deque<opened> each_; // they stay where they are
};

/// The groups' events of every kind of core. The events of a kind count on its CPUs alone, so a
/// choice has counted the sum, and for so long as any of its events.
class opened_kinds {
public:
    opened_kinds(pid_t process, const work &what, plans groups) {
        if (what.kinds.empty()) each_.emplace_back(process, groups, what.pmu);
        for (const kind_plans &kind : what.kinds)
            each_.emplace_back(process, plans{kind.groups}.subspan(what.first_group, groups.size()),
                               kind.pmu);
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

std::vector<obstacle> obstacles_by_perf(plans groups, const std::string &pmu) {
    std::vector<obstacle> all;
    for (const family_plan &group : groups) {
        msr::perf counters{follows_programs(pmu)};
        const plain_program writes{group};
        msr::program_handle loaded{};
        all.push_back(obstacle_of(counters.load(0, writes.view(), loaded)));
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
