// Plans of portable choices for a CPU of a backend's machine, such as each kind of core of a
// hybrid.
#pragma once

#include <msr/backend/backend.hpp>
#include <msr/core/rule.hpp>
#include <msr/portable/plan_here.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/machine_cpus.hpp>
#include <msr/session/run_time_plan.hpp>

namespace msr {

/// Returns the plan of portable choices, metrics and shares of issue slots for the processor that
/// `cpu` of a backend's machine is, as `plan_here` does for the CPU that runs the call. The plan is
/// not legal, and says why, where the processor lacks an event or has too few counters, and where
/// nothing identifies the CPU.
/// `device`: a backend
/// `cpu`: number of the logical processor, as the backend counts
/// `parts`: portable choices, metrics and shares of issue slots
template <backend Backend, portable_part... Part>
requires(sizeof...(Part) > 0) run_time_plan plan_on(Backend &device, unsigned cpu, Part... parts) {
    run_time_plan plan = detail::refused_plan({&processor_is_known::text, {}});
    detail::use_cpuid_on(
        device, cpu, [&](const auto &cpuid) { plan = plan_by_cpuid(cpuid_view{cpuid}, parts...); });
    return plan;
}

} // namespace msr
