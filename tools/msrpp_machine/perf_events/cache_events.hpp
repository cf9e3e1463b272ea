// The events that Linux has for the generic names of caches, such as L1-dcache-load-misses, by
// processor: PERF_TYPE_HW_CACHE. Source: Linux, arch/x86/events/intel/core.c and amd/core.c, the
// tables of cache event IDs. Events of the last level and of nodes, which Intel's processors count
// by off-core responses, are left out.
#pragma once

#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msrpp::machine {

/// Returns the raw configuration of a cache event; 0: the processor has no such event. `known`: set
/// to whether a table of cache events is known for the processor.
std::uint64_t cache_event_of(msr::core core, std::uint64_t config, bool &known);

/// Returns whether the numbers in the configuration of a cache event are valid:
/// PERF_COUNT_HW_CACHE_...
bool is_cache_event(std::uint64_t config);

} // namespace msrpp::machine
