// The program of the tutorial: instructions and mispredicted branches of a loop, on a Zen 4 or on
// an Intel processor with architectural counters, through Linux's perf or what else is there.
// Where nothing is, one sentence says why, and `msrpp machine --cpu zen4 -- ./first_count` counts
// on a simulated processor.
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/backend/any_backend.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include <cstdint>
#include <cstdio>
#include <exception>
#include <stdexcept>

namespace amd = msr::amd;
namespace pm = msr::perfmon;
namespace zen4 = msr::events::zen4;

namespace {

constexpr unsigned passes = 1'000'000;

/// Passes of two instructions.
void work() {
    std::uint64_t left = passes;
    asm volatile("1: dec %0\n\tjnz 1b" : "+r"(left) : : "cc");
}

namespace on_zen4 {
constexpr auto instructions = zen4::ex_ret_instr.user();
constexpr auto wrong = zen4::ex_ret_brn_misp.user();
constexpr const auto &plan = msr::plan<amd::zen4, instructions, wrong>;
} // namespace on_zen4

namespace on_intel {
constexpr auto instructions = pm::instructions_retired.user();
constexpr auto wrong = pm::branch_misses_retired.user();
constexpr const auto &plan = msr::plan<pm::perfmon2, instructions, wrong>; // and later
} // namespace on_intel

/// Counts the work with a plan that has both choices.
template <const auto &Instructions, const auto &Wrong, typename Plan>
void count(const Plan &plan) {
    msr::any_backend device{{.prefer = msr::backend_kind::linux_perf}};
    if (device.chosen() == msr::backend_kind::none) throw std::runtime_error{device.why()};
    std::printf("%s\n", device.why().c_str());
    msr::session session{device, plan, msr::this_cpu()};
    const auto counts = session.measure(work);
    std::printf("%.2f instructions and %.2f mispredicted branches in a pass\n",
                static_cast<double>(counts[Instructions]) / passes,
                static_cast<double>(counts[Wrong]) / passes);
}

} // namespace

int main() try {
    __builtin_cpu_init();
    if (__builtin_cpu_is("amd"))
        count<on_zen4::instructions, on_zen4::wrong>(on_zen4::plan);
    else
        count<on_intel::instructions, on_intel::wrong>(on_intel::plan);
} catch (const std::exception &error) {
    std::fprintf(stderr, "%s\n", error.what());
    return 1;
}
