// Numbers of the P6 family's two counters as RDPMC takes them. Source: Intel SDM volume 2, RDPMC.
#pragma once

#include <msr/core/rdpmc.hpp>
#include <msr/intel/p6/registers.hpp>

#include <cstdint>

namespace msr::p6 {

/// Returns the index that RDPMC takes in ECX for the counter at an address, or `no_rdpmc` for an
/// address other than that of PerfCtr0 or PerfCtr1.
constexpr std::uint32_t rdpmc_index(std::uint32_t address) {
    return address == perfctr0_address ? 0 : address == perfctr1_address ? 1 : no_rdpmc;
}

} // namespace msr::p6
