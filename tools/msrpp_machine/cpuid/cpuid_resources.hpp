// CPUID of Intel RDT and AMD QoS on a simulated processor: the inverse of the library's
// features_from.
#pragma once

#include "../ring/cpuid_table.hpp"

#include <msr/sim/resources/resource_shapes.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// Returns the bits of leaf 7 EBX that announce monitoring (RDT-M) and allocation (RDT-A).
std::uint32_t resources_announced(const msr::sim::resource_shape &shape);

/// Returns the leaves about monitoring and allocation: 0Fh and 10h, and AMD's Fn8000_0020.
std::vector<cpuid_answer> cpuid_of_resources(const msr::sim::resource_shape &shape);

} // namespace msrpp::machine
