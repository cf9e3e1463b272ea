// Counters of this processor, through perf. Where counters are missing, or the user may not use
// them, the test prints the reason and ends with status 77, which Meson reports as skipped.
#include <msr/backend/perf.hpp>

#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include <cpuid.h>

namespace {

namespace pm = msr::perfmon;
namespace amd = msr::amd;

constexpr int status_skipped = 77;

bool is_amd() {
    unsigned highest = 0, b = 0, c = 0, d = 0;
    __get_cpuid(0, &highest, &b, &c, &d);
    // the vendor's names AuthenticAMD and HygonGenuine begin with these letters in EBX
    return b == 0x68747541 || b == 0x6f677948;
}

void skip_without_counters() {
    msr::perf device;
    const msr::failure problem = device.probe();
    if (!problem) return;
    std::printf("skipped: %s\n", msr::message(problem).c_str());
    std::exit(status_skipped);
}

// The check runs before doctest runs anything: a test case cannot say that it was skipped.
[[maybe_unused]] const bool has_counters = (skip_without_counters(), true);

constexpr std::uint64_t rounds = 1'000'000;

/// Executes two instructions and a taken branch in each round but the last.
void work() {
    std::uint64_t left = rounds;
    asm volatile("1: sub $1, %0\n\tjnz 1b" : "+r"(left) : : "cc");
}

/// Checks the number of instructions of `work` by a plan of instructions and clocks, in all ways of
/// reading.
template <typename Plan, typename Instructions, typename Cycles>
void count(const Plan &plan, Instructions instructions, Cycles cycles, bool with_rdpmc) {
    msr::perf device{{.rdpmc = with_rdpmc}};
    msr::session session{device, plan, msr::watch_cpu(0)};
    for (int again = 0; again < 3; ++again) {
        session.start();
        const auto previous = session.read();
        work();
        const auto later = session.read();
        const std::uint64_t counted = later[instructions] - previous[instructions];
        CHECK(counted >= 2 * rounds);
        CHECK(counted < 2 * rounds + 100'000); // reading takes fewer than 100,000 instructions
        CHECK(later[cycles] - previous[cycles] > rounds / 8);
        CHECK(session.stop()[instructions] >= later[instructions]);
    }
    std::printf("read with %s\n",
                device.reads_with_rdpmc(session.loaded_program()) ? "RDPMC" : "read()");
}

} // namespace

TEST_CASE("instructions and clocks of a loop, by RDPMC and by the kernel") {
    for (const bool with_rdpmc : {true, false}) {
        if (is_amd()) {
            constexpr auto instructions = amd::raw<0xc0>.user();
            constexpr auto cycles = amd::raw<0x76>.user();
            count(msr::plan<amd::zen2, instructions, cycles>, instructions, cycles, with_rdpmc);
        } else {
            constexpr auto instructions = pm::instructions_retired.user();
            constexpr auto cycles = pm::core_cycles.user();
            count(msr::plan<instructions, cycles>, instructions, cycles, with_rdpmc);
        }
    }
}
