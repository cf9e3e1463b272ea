// Numbers of the counters of architectural performance monitoring as RDPMC takes them. Sources:
// Intel SDM volume 2, RDPMC: general counters by number, fixed counters with 4000H in ECX[31:16];
// IA32_PERF_METRICS with 2000H, as Linux has it (INTEL_PMC_FIXED_RDPMC_METRICS,
// arch/x86/include/asm/perf_event.h). test/facts/intel/intel_rdpmc.csv lists these numbers.
#pragma once

#include <msr/core/rdpmc.hpp>
#include <msr/intel/perfmon/counters.hpp>

#include <cstdint>
#include <initializer_list>

namespace msr::perfmon {

/// The number of the first fixed counter, as RDPMC takes it in ECX; the numbers of further fixed
/// counters follow.
inline constexpr std::uint32_t rdpmc_of_fixed = 0x4000'0000;
/// The number of IA32_PERF_METRICS, as RDPMC takes it in ECX.
inline constexpr std::uint32_t rdpmc_of_metrics = 0x2000'0000;

/// Returns the index that RDPMC takes in ECX for a counter, by any address of the counter: that of
/// IA32_PMCn, IA32_A_PMCn, IA32_FIXED_CTRn, or of their aliases of version 6. The address of
/// IA32_PERF_METRICS has an index, too; the register's value is shares and no count.
constexpr std::uint32_t rdpmc_index(std::uint32_t address) {
    constexpr auto general_count = static_cast<std::uint32_t>(first_fixed);
    if (address == perf_metrics_address) return rdpmc_of_metrics;
    std::uint32_t number = 0;
    for (const register_place &place : full_width_counters) {
        if (place.address == address) return number;
        ++number;
    }
    for (const auto &places : {all_of(counter_registers), all_of(counter_aliases)})
        for (number = 0; number < places.size(); ++number)
            if (places[number].address == address)
                return number < general_count ? number : rdpmc_of_fixed + number - general_count;
    return no_rdpmc;
}

} // namespace msr::perfmon
