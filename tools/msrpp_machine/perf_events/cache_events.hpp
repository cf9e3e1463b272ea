// The events that Linux has for the generic names of caches, such as L1-dcache-load-misses, by
// processor: PERF_TYPE_HW_CACHE. Source: Linux, arch/x86/events/intel/core.c and amd/core.c, the
// tables of cache event IDs. Events of the last level and of nodes, which Intel's processors count
// by off-core responses, are not here.
#pragma once

#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msrpp::machine {

/// The raw configuration of a cache event; 0: there is none. `known`: whether the table of the
/// processor is known.
std::uint64_t cache_event_of(msr::core core, std::uint64_t config, bool &known);

/// Whether the numbers in the configuration of a cache event are numbers of any:
/// PERF_COUNT_HW_CACHE_...
bool is_cache_event(std::uint64_t config);

} // namespace msrpp::machine
