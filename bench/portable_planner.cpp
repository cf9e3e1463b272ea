// How fast choices of portable events are planned for the processor at hand: microseconds for a
// plan of eight, from CPUID to the plan, on a simulated Sapphire Rapids and by the published CPUID
// of a hybrid. The median of five runs.
#include "figure.hpp"

#include <msr/intel/perfmon.hpp>
#include <msr/portable.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>

#include <chrono>
#include <cstdint>

namespace {

constexpr int plans = 5'000;
constexpr double limit = 30; // microseconds

constexpr auto simulated_cpuid = [](std::uint32_t leaf, std::uint32_t subleaf) {
    return msr::sim::cpuid_of(msr::perfmon::sapphire_rapids, leaf, subleaf);
};

/// CPUID of a performance core of a Core i9-13900K (test/facts/cpuid/raptor_lake.csv).
constexpr auto published_cpuid = [](std::uint32_t leaf, std::uint32_t subleaf) {
    switch (leaf) {
    case 0x00:
        return msr::cpuid_registers{0x00000020, 0x756e6547, 0x6c65746e, 0x49656e69};
    case 0x01:
        return msr::cpuid_registers{0x000b0671, 0x00800800, 0x7ffafbff, 0xbfebfbff};
    case 0x07:
        return subleaf == 0 ? msr::cpuid_registers{0x00000002, 0x239c27eb, 0x98c027ac, 0xfc1cc410}
                            : msr::cpuid_registers{0x00400810, 0, 0, 0};
    case 0x0a:
        return msr::cpuid_registers{0x07300605, 0, 0x00000007, 0x00008603};
    case 0x1a:
        return msr::cpuid_registers{0x40000001, 0, 0, 0};
    default:
        return msr::cpuid_registers{};
    }
};

/// Returns the microseconds for making a plan; a negative number where there is no plan.
template <typename Cpuid>
double microseconds_by(const Cpuid &cpuid) {
    int legal = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < plans; ++i)
        legal += msr::plan_by_cpuid(msr::cpuid_view{cpuid}, msr::cycles, msr::instructions,
                                    msr::branches, msr::branch_misses, msr::l1d_misses,
                                    msr::l2_misses, msr::dtlb_walks, msr::stalled_frontend)
                     .legal();
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    return legal == plans ? elapsed.count() / plans : -1;
}

} // namespace

int main() {
    const auto simulated = [] { return microseconds_by(simulated_cpuid); };
    const auto published = [] { return microseconds_by(published_cpuid); };
    const bool is_simulated_fast = bench::at_most(
        "8 portable choices", bench::median_of_five(simulated), "microseconds", limit);
    const bool is_published_fast =
        bench::at_most("8 portable choices by the published CPUID of a hybrid",
                       bench::median_of_five(published), "microseconds", limit);
    return is_simulated_fast && is_published_fast ? 0 : 1;
}
