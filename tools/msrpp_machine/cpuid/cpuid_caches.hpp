// CPUID leaves about the caches of the simulated processor, in place of the emulator's leaves.
#pragma once

#include "../ring/cpuid_table.hpp"
#include "cpuid_topology.hpp"

#include <msr/processor/row.hpp>

#include <vector>

namespace msrpp::machine {

/// The first family of AMD's processors with Fn8000_001D (TopologyExtensions, Fn8000_0001 ECX[22]).
inline constexpr unsigned first_family_with_topology = 0x15;

/// Returns the leaves about the caches of a processor; none where the sizes are not known. All
/// logical processors share the third level; the logical processors of a core share the first and
/// second.
std::vector<cpuid_answer> cpuid_of_caches(const msr::processor_row &processor_row,
                                          const topology &layout);

} // namespace msrpp::machine
