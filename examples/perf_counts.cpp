// Counts instructions and clocks of a loop through Linux's perf, without root. Where perf cannot be
// used, says why in one sentence, and counts the cache misses of a loop on the simulated Pentium 4.
#include <msr/amd/counters.hpp>
#include <msr/backend/perf.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>
#include <msr/sim/pentium4.hpp>

#include <cinttypes>
#include <cstdint>
#include <cstdio>

namespace amd = msr::amd;
namespace p4 = msr::netburst;
namespace pm = msr::perfmon;

namespace {

void loop() {
    volatile std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < 1'000'000; ++i)
        sum = sum + i;
}

/// Counts the loop with a plan of instructions and clocks. Returns false where perf refused, and
/// prints why.
template <typename Plan, typename Instructions, typename Clocks>
bool count(const Plan &plan, Instructions instructions, Clocks clocks) {
    msr::perf device; // perf counts this thread, on whichever CPU it runs
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (problem) {
        std::printf("not on perf: %s\n", msr::message(problem).c_str());
        return false;
    }
    session.start();
    loop();
    // A line for each choice that the kernel counts on another counter than the plan's.
    std::fputs(device.moved(session.loaded_program()).c_str(), stdout);
    const auto counts = session.stop();
    std::printf("%" PRIu64 " instructions in %" PRIu64 " clocks\n", counts[instructions],
                counts[clocks]);
    return true;
}

bool count_on_perf() {
    if (__builtin_cpu_is("amd")) {
        constexpr auto instructions = amd::retired_instructions.user();
        // event 76h: clocks in which the core is not halted
        constexpr auto clocks = amd::raw<0x76>.user();
        return count(msr::plan<instructions, clocks>, instructions, clocks);
    }
    constexpr auto instructions = pm::instructions_retired.user();
    constexpr auto clocks = pm::core_cycles.user();
    return count(msr::plan<instructions, clocks>, instructions, clocks);
}

void count_on_a_simulated_machine() {
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
    msr::sim::pentium4 device;
    msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
    const auto counts = session.measure([&] {
        for (std::uint64_t line = 0; line < 1000; ++line)
            device.load(128 * line);
    });
    std::printf("simulated: %" PRIu64 " misses of the second-level cache\n", counts[misses]);
}

} // namespace

int main() {
    __builtin_cpu_init();
    if (!count_on_perf()) count_on_a_simulated_machine();
}
