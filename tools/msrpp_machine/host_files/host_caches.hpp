// The caches of a logical processor by CPUID, as Linux reads them
// (arch/x86/kernel/cpu/cacheinfo.c): Intel's leaf 4; AMD's Fn8000_001D, or Fn8000_0005 and 0006.
#pragma once

#include "file_texts.hpp"

#include <msr/processor/topology.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// A cache of a logical processor.
struct host_cache {
    enum class content : std::uint8_t { data = 1, code = 2, both = 3 };
    content kind{};
    unsigned level{};
    std::uint64_t bytes{};
    unsigned line{};
    unsigned partitions = 1;
    unsigned ways{};   ///< 0: CPUID does not say
    unsigned number{}; ///< of the cache among those of its level
    /// Logical processors with the same quotient of their APIC IDs and this number share the cache;
    /// 0: those with the same third level in their places.
    unsigned ids_of_cache{};
};

/// The APIC ID of a logical processor.
unsigned apic_id_of(const cpu_identification &cpuid);

/// The place of a logical processor, without gaps: where CPUID does not say, it is a package of its
/// own with one core.
msr::cpu_place whole_place(unsigned cpu, const cpu_identification &cpuid);

/// The caches of a logical processor, in Linux's order.
std::vector<host_cache> caches_of(const cpu_identification &cpuid, const msr::cpu_place &place);

} // namespace msrpp::machine
