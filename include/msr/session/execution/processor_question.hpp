// The question whether a plan fits the processor on which it is going to run.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/plan_fit.hpp>

namespace msr {

/// A plan's question whether the plan fits a processor, without the plan's type; the object refers
/// to the plan.
struct processor_question {
    const void *plan{};
    /// The function that asks a plan whether it fits the processor that answers with this CPUID;
    /// null: there is no question. `finds_counters`: whether the backend assigns counters itself,
    /// as Linux's perf does.
    verdict (*ask)(const void *plan, const cpuid_view &cpuid, bool finds_counters){};
};

/// Returns the question whether a plan fits a processor; an empty question where the plan has no
/// check.
template <typename Plan>
processor_question question_of(const Plan &plan) noexcept {
    if constexpr (checks_processor<Plan>)
        return {&plan, [](const void *object, const cpuid_view &cpuid, bool finds_counters) {
                    return static_cast<const Plan *>(object)->check_cpuid(cpuid, finds_counters);
                }};
    else
        return {};
}

} // namespace msr
