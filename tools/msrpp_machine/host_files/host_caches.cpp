#include "host_caches.hpp"

#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

namespace {

constexpr unsigned most_subleaves = 16;
constexpr std::uint32_t intel_leaf = 4, amd_leaf = 0x8000'001d;

constexpr std::uint32_t bits(std::uint32_t value, unsigned low, unsigned width) {
    return value >> low & ((1u << width) - 1);
}

bool is_of_amd(const cpu_identification &cpuid) {
    const msr::cpu_vendor vendor = msr::vendor_of(cpuid(0, 0));
    return vendor == msr::cpu_vendor::amd || vendor == msr::cpu_vendor::hygon;
}

bool has_amd_parameters(const cpu_identification &cpuid) {
    constexpr unsigned topology_extensions = 22;
    return bits(msr::leaf_or_zeros(cpuid, 0x8000'0001).ecx, topology_extensions, 1) != 0;
}

/// Returns the caches of a leaf whose subleaves describe a cache each: Intel's leaf 4 and AMD's
/// Fn8000_001D have the same fields.
std::vector<host_cache> listed_caches(const cpu_identification &cpuid, std::uint32_t leaf,
                                      const msr::cpu_place &place) {
    std::vector<host_cache> caches;
    if (msr::leaf_or_zeros(cpuid, leaf).eax == 0) return caches;
    const unsigned id = apic_id_of(cpuid);
    for (std::uint32_t subleaf = 0; subleaf < most_subleaves; ++subleaf) {
        const msr::cpuid_registers fields = cpuid(leaf, subleaf);
        const std::uint32_t kind = bits(fields.eax, 0, 5);
        if (kind == 0) break;
        host_cache cache{.kind = static_cast<host_cache::content>(kind),
                         .level = bits(fields.eax, 5, 3),
                         .line = bits(fields.ebx, 0, 12) + 1,
                         .partitions = bits(fields.ebx, 12, 10) + 1,
                         .ways = bits(fields.ebx, 22, 10) + 1};
        cache.bytes = (std::uint64_t{fields.ecx} + 1) * cache.line * cache.partitions * cache.ways;
        const unsigned sharing = bits(fields.eax, 14, 12) + 1;
        constexpr unsigned third = 3;
        const bool has_own_unit =
            leaf == amd_leaf && cache.level == third && place.l3 != msr::no_unit;
        if (!has_own_unit)
            cache.ids_of_cache = leaf == intel_leaf ? std::bit_ceil(sharing) : sharing;
        cache.number = has_own_unit ? place.l3 : id / cache.ids_of_cache;
        caches.push_back(cache);
    }
    return caches;
}

/// Returns the number of ways of a cache from its code in Fn8000_0006; 0: the code gives no number.
unsigned decoded_ways(std::uint32_t code) {
    constexpr unsigned ways[16] = {0, 1, 2, 0, 4, 0, 8, 0, 16, 0, 32, 48, 64, 96, 128, 0};
    return ways[code];
}

/// Returns the caches of AMD's processors without Fn8000_001D, of which only the third level is
/// shared.
std::vector<host_cache> old_amd_caches(const cpu_identification &cpuid,
                                       const msr::cpu_place &place) {
    const msr::cpuid_registers first = msr::leaf_or_zeros(cpuid, 0x8000'0005);
    const msr::cpuid_registers rest = msr::leaf_or_zeros(cpuid, 0x8000'0006);
    const unsigned id = apic_id_of(cpuid);
    std::vector<host_cache> caches;
    const auto add = [&caches](const host_cache &cache) {
        if (cache.bytes != 0) caches.push_back(cache);
    };
    const auto first_level = [&](std::uint32_t fields, host_cache::content kind) {
        add({.kind = kind,
             .level = 1,
             .bytes = bits(fields, 24, 8) * std::uint64_t{1024},
             .line = bits(fields, 0, 8),
             .ways = bits(fields, 16, 8),
             .number = id,
             .ids_of_cache = 1});
    };
    first_level(first.ecx, host_cache::content::data);
    first_level(first.edx, host_cache::content::code);
    add({.kind = host_cache::content::both,
         .level = 2,
         .bytes = bits(rest.ecx, 16, 16) * std::uint64_t{1024},
         .line = bits(rest.ecx, 0, 8),
         .ways = decoded_ways(bits(rest.ecx, 12, 4)),
         .number = id,
         .ids_of_cache = 1});
    add({.kind = host_cache::content::both,
         .level = 3,
         .bytes = bits(rest.edx, 18, 14) * std::uint64_t{512 * 1024},
         .line = bits(rest.edx, 0, 8),
         .ways = decoded_ways(bits(rest.edx, 12, 4)),
         .number = place.l3});
    return caches;
}

} // namespace

unsigned apic_id_of(const cpu_identification &cpuid) {
    constexpr std::uint32_t levels = 0x0b, amd_identifiers = 0x8000'001e;
    const msr::cpuid_registers level = msr::leaf_or_zeros(cpuid, levels);
    if (level.ebx != 0) return level.edx;
    if (is_of_amd(cpuid) && has_amd_parameters(cpuid))
        return msr::leaf_or_zeros(cpuid, amd_identifiers).eax;
    return bits(msr::leaf_or_zeros(cpuid, 1).ebx, 24, 8);
}

msr::cpu_place whole_place(unsigned cpu, const cpu_identification &cpuid) {
    msr::cpu_place place = msr::place_by_cpuid(cpu, cpuid);
    const unsigned id = apic_id_of(cpuid);
    if (place.package == msr::no_unit) place.package = id;
    if (place.core == msr::no_unit) place.core = id;
    if (place.die == msr::no_unit) place.die = place.package;
    if (place.l2 == msr::no_unit) place.l2 = place.core;
    if (place.l3 == msr::no_unit) place.l3 = place.package;
    return place;
}

std::vector<host_cache> caches_of(const cpu_identification &cpuid, const msr::cpu_place &place) {
    if (!is_of_amd(cpuid)) return listed_caches(cpuid, intel_leaf, place);
    return has_amd_parameters(cpuid) ? listed_caches(cpuid, amd_leaf, place)
                                     : old_amd_caches(cpuid, place);
}

} // namespace msrpp::machine
