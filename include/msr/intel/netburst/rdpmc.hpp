// Numbers of the Pentium 4's counters as RDPMC takes them.
// Source: Intel SDM volume 2, RDPMC; Tables 35-42 and 35-43 of volume 3 (325384-059) for
// third-level counters.
#pragma once

#include <msr/core/rdpmc.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/xeonmp_l3.hpp>

#include <cstdint>

namespace msr::netburst {

/// Bit 31 of ECX, with which RDPMC returns the lower 32 bits of a counter only, which is faster.
inline constexpr std::uint32_t fast_rdpmc = std::uint32_t{1} << 31;

/// Returns the RDPMC index of the counter with an MSR address, also of a counter of a Xeon MP's
/// third-level cache.
constexpr std::uint32_t rdpmc_index(std::uint32_t address) {
    for (std::uint32_t number = 0; number < counter_count; ++number)
        if (counters[number].address == address) return number;
    for (const l3_counter_row &row : l3_counters)
        if (row.address == address && row.layout != l3_layout::control) return row.rdpmc_index;
    return no_rdpmc;
}

} // namespace msr::netburst
