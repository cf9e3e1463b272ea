#include "carrier.hpp"
#include "command.hpp"
#include "intervals.hpp"
#include "plain_program.hpp"

#include "../complaint.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/session.hpp>

#include <cstddef>
#include <cstdint>
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

} // namespace

std::string why_not_registers(registers through) {
    msr::any_backend here{{.prefer = kind_of(through), .only_preferred = true}};
    return here.chosen() == msr::backend_kind::none ? here.why() : std::string{};
}

outcome by_registers(const work &what, const family_plan &group, registers through) {
    const std::vector<unsigned> cpus = what.cpus.empty() ? usable_cpus() : what.cpus;
    msr::any_backend device{
        {.prefer = kind_of(through), .only_preferred = true, .cpu = cpus.front()}};
    if (device.chosen() == msr::backend_kind::none) complain(rule_broken, "run: " + device.why());
    command program{what.program, cpus, what.around};
    const plain_program writes{group};
    const msr::run_time_plan plan{writes.view()};
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    try {
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
        std::vector<moment> moments =
            read_while_running(program, what, since, [&](std::uint64_t time) {
                return summed(time, [](auto &each) { return each.read(); });
            });
        outcome result{.status = program.wait(), .readings = {}, .moments = std::move(moments)};
        const std::uint64_t time = since.nanoseconds();
        result.readings = summed(time, [](auto &each) { return each.stop(); });
        result.moments.push_back({time, result.readings});
        result.was_counted = program.began();
        return result;
    } catch (const msr::session_error &why) {
        complain(rule_broken, std::string{"run: "} + why.what());
    }
}

} // namespace msrpp::run
