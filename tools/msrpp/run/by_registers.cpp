#include "carrier.hpp"
#include "command.hpp"
#include "intervals.hpp"
#include "plain_program.hpp"

#include "../complaint.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/failure.hpp>
#include <msr/program.hpp>
#include <msr/session.hpp>
#include <msr/session/execute.hpp>
#include <msr/session/execution.hpp>
#include <msr/session/multiplexed_count.hpp>
#include <msr/session/multiplexed_programs.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include <sched.h>

namespace msrpp::run {

namespace {

msr::backend_kind kind_of(registers through) {
    return through == registers::dev ? msr::backend_kind::msr_device
                                     : msr::backend_kind::kernel_module;
}

/// The CPUs that this process may use.
std::vector<unsigned> usable_cpus() {
    cpu_set_t mine;
    std::vector<unsigned> cpus;
    if (sched_getaffinity(0, sizeof mine, &mine) != 0) return {0};
    for (unsigned cpu = 0; cpu < CPU_SETSIZE; ++cpu)
        if (CPU_ISSET(cpu, &mine)) cpus.push_back(cpu);
    return cpus;
}

/// One group, from begin to end.
outcome counted(msr::any_backend &device, const std::vector<unsigned> &cpus, const work &what,
                const family_plan &group, command &program) {
    const plain_program writes{group};
    const msr::run_time_plan plan{writes.view()};
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    for (const unsigned cpu : cpus)
        sessions.push_back(msr::session{device, plan, msr::watch_cpu(cpu)});
    for (auto &each : sessions)
        each.start();
    const auto summed = [&](std::uint64_t time, auto &&counts_of) {
        std::vector<reading> all(group.texts.size());
        for (auto &each : sessions) {
            const auto counts = counts_of(each);
            for (std::size_t i = 0; i < counts.size(); ++i) {
                reading &into = all[writes.choice_of(i)];
                into = {into.count + counts.at(i), time, time};
            }
        }
        return all;
    };
    const stopwatch since;
    program.begin();
    std::vector<moment> moments = read_while_running(program, what, since, [&](std::uint64_t time) {
        return summed(time, [](auto &each) { return each.read(); });
    });
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    const std::uint64_t time = since.nanoseconds();
    result.readings = summed(time, [](auto &each) { return each.stop(); });
    result.moments.push_back({time, result.readings});
    result.was_counted = program.began();
    result.signal = program.signal();
    return result;
}

/// Groups that have the counters of each CPU by turns.
class turns {
public:
    static constexpr std::uint64_t slice = 10'000'000; // nanoseconds

    turns(msr::any_backend &device, const std::vector<unsigned> &cpus, plans groups) {
        std::vector<msr::program_view> views;
        for (const family_plan &group : groups) {
            choices_ += group.texts.size();
            views.push_back(writes_.emplace_back(group).view());
        }
        for (const unsigned cpu : cpus)
            at_work_.emplace_back(msr::registers_of(device, cpu), views, msr::session_options{});
        for (one_cpu &each : at_work_)
            expect(each.groups.open(false));
    }

    void start() {
        for (one_cpu &each : at_work_) {
            expect(each.groups.start());
            each.slice = {};
        }
    }
    void rotate() {
        for (one_cpu &each : at_work_) {
            expect(each.groups.rotate(each.slice.passed()));
            each.slice = {};
        }
    }
    /// What has been counted until now, in so many nanoseconds. Turning takes time as well, and the
    /// program goes on meanwhile: it belongs to the time, and to no group.
    std::vector<reading> read(std::uint64_t time) {
        for (one_cpu &each : at_work_)
            expect(each.groups.read());
        return summed(time, [](const one_cpu &on, std::size_t group, std::size_t readout) {
            return on.groups.with_latest(group, readout, on.slice.passed());
        });
    }
    std::vector<reading> stop(std::uint64_t time) {
        for (one_cpu &each : at_work_)
            expect(each.groups.stop(each.slice.passed()));
        return summed(time, [](const one_cpu &on, std::size_t group, std::size_t readout) {
            return on.groups.finished(group, readout);
        });
    }

private:
    struct one_cpu {
        one_cpu(const msr::cpu_registers &on, const std::vector<msr::program_view> &programs,
                msr::session_options options)
            : groups{on, programs, options} {}

        msr::multiplexed_programs groups;
        stopwatch slice{};
    };

    static void expect(const msr::failure &why) {
        if (why) complain(rule_broken, "run: " + msr::message(why));
    }

    /// Counts of all CPUs; times are those of one.
    template <typename CountAt>
    std::vector<reading> summed(std::uint64_t time, CountAt count_at) const {
        std::vector<reading> all(choices_);
        std::size_t first = 0;
        for (std::size_t group = 0; group < writes_.size(); ++group) {
            for (std::size_t i = 0; i < writes_[group].readouts(); ++i)
                for (const one_cpu &each : at_work_) {
                    const msr::multiplexed_count now = count_at(each, group, i);
                    reading &into = all[first + writes_[group].choice_of(i)];
                    into = {into.count + now.count(), time,
                            static_cast<std::uint64_t>(now.running().count())};
                }
            first += writes_[group].choices();
        }
        return all;
    }

    std::size_t choices_{};
    std::deque<plain_program> writes_; // they stay where they are
    std::deque<one_cpu> at_work_;
};

outcome by_turns(msr::any_backend &device, const std::vector<unsigned> &cpus, const work &what,
                 plans groups, command &program) {
    turns all{device, cpus, groups};
    all.start();
    const stopwatch since;
    program.begin();
    std::vector<moment> moments;
    std::uint64_t turn = turns::slice, interval = what.interval_ns;
    for (;;) {
        const std::uint64_t next = interval == 0 ? turn : std::min(turn, interval);
        const std::uint64_t before = since.nanoseconds();
        if (program.ends_within(next > before ? next - before : 0)) break;
        const std::uint64_t now = since.nanoseconds();
        if (interval != 0 && now >= interval) {
            moments.push_back({now, all.read(now)});
            interval = now - now % what.interval_ns + what.interval_ns;
        }
        if (what.hears != nullptr)
            what.hears->goes_on(now, !moments.empty() && moments.back().time_ns == now
                                         ? moments.back().readings
                                         : std::vector<reading>{});
        if (now >= turn) {
            all.rotate();
            turn = now - now % turns::slice + turns::slice;
        }
    }
    outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
    const std::uint64_t time = since.nanoseconds();
    result.readings = all.stop(time);
    result.moments.push_back({time, result.readings});
    result.was_counted = program.began();
    result.signal = program.signal();
    return result;
}

} // namespace

std::string why_not_registers(registers through) {
    msr::any_backend here{{.prefer = kind_of(through), .only_preferred = true}};
    return here.chosen() == msr::backend_kind::none ? here.why() : std::string{};
}

outcome by_registers(const work &what, plans groups, registers through) {
    const std::vector<unsigned> cpus = what.cpus.empty() ? usable_cpus() : what.cpus;
    msr::any_backend device{
        {.prefer = kind_of(through), .only_preferred = true, .cpu = cpus.front()}};
    if (device.chosen() == msr::backend_kind::none) complain(rule_broken, "run: " + device.why());
    command program{what.program, cpus, what.around};
    try {
        return groups.size() == 1 ? counted(device, cpus, what, groups.front(), program)
                                  : by_turns(device, cpus, what, groups, program);
    } catch (const msr::session_error &why) {
        complain(rule_broken, std::string{"run: "} + why.what());
    }
}

} // namespace msrpp::run
