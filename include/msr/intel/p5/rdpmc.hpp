// Numbers of the Pentium MMX's two counters as RDPMC takes them; the Pentium has no RDPMC.
// Source: Intel SDM volume 2, RDPMC.
#pragma once

#include <msr/core/rdpmc.hpp>
#include <msr/intel/p5/registers.hpp>

#include <cstdint>

namespace msr::p5 {

/// Returns the index that RDPMC takes in ECX for the counter at an address, or `no_rdpmc` for an
/// address other than that of CTR0 or CTR1.
constexpr std::uint32_t rdpmc_index(std::uint32_t address) {
    return address == ctr0_address ? 0 : address == ctr1_address ? 1 : no_rdpmc;
}

} // namespace msr::p5
