// The caches of a logical processor by CPUID, as Linux reads them
// (arch/x86/kernel/cpu/cacheinfo.c): Intel's leaf 4; AMD's Fn8000_001D, or Fn8000_0005 and 0006.
#pragma once

#include "file_texts.hpp"

#include <msr/processor/topology.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// A cache of a logical processor, as CPUID describes it.
struct host_cache {
    enum class content : std::uint8_t { data = 1, code = 2, both = 3 };
    content kind{};
    unsigned level{};
    std::uint64_t bytes{};
    unsigned line{};
    unsigned partitions = 1;
    unsigned ways{};   ///< number of ways; 0: CPUID does not give the ways
    unsigned number{}; ///< number of the cache among all caches of its level
    /// Number of APIC IDs that share the cache: two logical processors share the cache where their
    /// APIC IDs, divided by this number, are equal. 0: logical processors with the same third-level
    /// cache in their `cpu_place` share the cache.
    unsigned ids_of_cache{};
};

/// Returns the APIC ID of a logical processor.
unsigned apic_id_of(const cpu_identification &cpuid);

/// Returns the package, die, core and caches of a logical processor, with every number set: where
/// CPUID gives no topology, the processor is a package of its own with one core.
msr::cpu_place whole_place(unsigned cpu, const cpu_identification &cpuid);

/// Returns the caches of a logical processor, in Linux's order.
std::vector<host_cache> caches_of(const cpu_identification &cpuid, const msr::cpu_place &place);

} // namespace msrpp::machine
