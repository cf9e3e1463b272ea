#include "carrier.hpp"
#include "command.hpp"
#include "plain_program.hpp"

#include "../complaint.hpp"

#include <msr/backend/any_backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/session.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
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
    command program{what.program, cpus};
    const plain_program writes{group};
    const msr::run_time_plan plan{writes.view()};
    std::vector<msr::basic_session<msr::run_time_plan>> sessions;
    try {
        for (const unsigned cpu : cpus)
            sessions.push_back(msr::session{device, plan, msr::watch_cpu(cpu)});
        for (auto &each : sessions)
            each.start();
        const auto begin = std::chrono::steady_clock::now();
        program.begin();
        outcome result{.status = program.wait(),
                       .readings = std::vector<reading>(group.texts.size())};
        const auto passed = std::chrono::steady_clock::now() - begin;
        const auto time = static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
        for (auto &each : sessions) {
            const auto counts = each.stop();
            for (std::size_t i = 0; i < counts.size(); ++i) {
                reading &into = result.readings[writes.choice_of(i)];
                into = {into.count + counts.at(i), time, time};
            }
        }
        result.was_counted = program.began();
        return result;
    } catch (const msr::session_error &why) {
        complain(rule_broken, std::string{"run: "} + why.what());
    }
}

} // namespace msrpp::run
