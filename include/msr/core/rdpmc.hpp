// The numbers by which RDPMC selects a counter: the value of ECX. The headers `rdpmc.hpp` of
// PMUs, such as msr/intel/perfmon/rdpmc.hpp, define these numbers for their counters.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The number that stands for a register that RDPMC does not read.
inline constexpr std::uint32_t no_rdpmc = 0xffffffff;

/// A function that returns the number that RDPMC takes in ECX for the counter with the register
/// number `address`, or `no_rdpmc`: `&perfmon::rdpmc_index`.
using rdpmc_index_of = std::uint32_t (*)(std::uint32_t address);

} // namespace msr
