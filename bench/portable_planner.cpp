// How fast choices of portable events are planned for the processor at hand: microseconds for a
// plan of eight on a simulated Sapphire Rapids, from CPUID to the plan. The median of five runs.
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

/// Returns the microseconds for making a plan; a negative number where there is no plan.
double microseconds() {
    int legal = 0;
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < plans; ++i)
        legal +=
            msr::plan_by_cpuid(msr::cpuid_view{simulated_cpuid}, msr::cycles, msr::instructions,
                               msr::branches, msr::branch_misses, msr::l1d_misses, msr::l2_misses,
                               msr::dtlb_walks, msr::stalled_frontend)
                .legal();
    const std::chrono::duration<double, std::micro> elapsed =
        std::chrono::steady_clock::now() - begin;
    return legal == plans ? elapsed.count() / plans : -1;
}

} // namespace

int main() {
    return bench::at_most("8 portable choices", bench::median_of_five(microseconds), "microseconds",
                          limit)
               ? 0
               : 1;
}
