// CPUID of the caches: those that are simulated, not the emulator's.
#pragma once

#include "../ring/cpuid_table.hpp"
#include "cpuid_topology.hpp"

#include <msr/processor/row.hpp>

#include <vector>

namespace msrpp::machine {

/// From this family on AMD's processors have Fn8000_001D (TopologyExtensions, Fn8000_0001 ECX[22]).
inline constexpr unsigned first_family_with_topology = 0x15;

/// The leaves about the caches of a processor; none where their sizes are not known. The third
/// level is shared by all logical processors, the others by those of a core.
std::vector<cpuid_answer> cpuid_of_caches(const msr::processor_row &processor_row,
                                          const topology &layout);

} // namespace msrpp::machine
