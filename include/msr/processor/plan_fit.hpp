// Whether a plan fits the processor on which it is going to run, by the values of CPUID.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstdint>
#include <type_traits>

namespace msr {

/// A plan or schedule with a `check_cpuid` that says whether it fits a processor.
template <typename Plan>
concept checks_processor = requires(const Plan &plan, const cpuid_view &cpuid) {
    requires std::is_same_v<decltype(plan.check_cpuid(cpuid, false)), verdict>;
};

/// Returns a legal verdict where a plan or schedule may run on the logical processor that runs the
/// call, or the rule that it breaks there and the names at fault. Sessions check the same when they
/// are opened.
template <checks_processor Plan>
[[nodiscard]] verdict check_this_processor(const Plan &plan) noexcept {
    const auto ask = [](std::uint32_t leaf, std::uint32_t subleaf) {
        return cpuid_of_this_processor(leaf, subleaf);
    };
    return plan.check_cpuid(cpuid_view{ask}, false);
}

} // namespace msr
