// RDPMC on a simulated processor with architectural performance monitoring.
#pragma once

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/rdpmc.hpp>
#include <msr/intel/perfmon/registers/global_registers.hpp>
#include <msr/sim/counters/perfmon_registers.hpp>

#include <cstdint>

namespace msr::sim {

/// Returns the address of the register that RDPMC reads for an index in ECX; 0 where the processor
/// raises a general-protection exception: it lacks the counter, or `capabilities` lacks the bit of
/// IA32_PERF_METRICS.
/// Source: Intel SDM volume 2, RDPMC.
/// `target`: the target of the simulated machine
/// `index`: the value of ECX
/// `capabilities`: the value of IA32_PERF_CAPABILITIES
constexpr std::uint32_t perfmon_rdpmc_address(const perfmon::target &target, std::uint32_t index,
                                              std::uint64_t capabilities) {
    constexpr auto general_count = static_cast<std::uint32_t>(perfmon::first_fixed);
    constexpr std::uint64_t has_metrics = decltype(perfmon::perf_capabilities::perf_metrics)::mask;
    if (index == perfmon::rdpmc_of_metrics)
        return target.metrics != perfmon::metrics_layout::none && (capabilities & has_metrics) != 0
                   ? perfmon::perf_metrics_address
                   : 0;
    const bool is_fixed = index >= perfmon::rdpmc_of_fixed;
    const std::uint32_t number = is_fixed ? index - perfmon::rdpmc_of_fixed : index;
    const std::uint32_t maximum =
        is_fixed ? perfmon::counter_count - general_count : std::uint32_t{general_count};
    if (number >= maximum) return 0;
    const auto counter = static_cast<int>(is_fixed ? number + general_count : number);
    if ((perfmon::event_pmu::counters_on(target) & select::set_of(counter)) == 0) return 0;
    return perfmon_counter_address(counter, target);
}

} // namespace msr::sim
