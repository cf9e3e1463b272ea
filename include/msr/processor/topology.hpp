// The places of logical processors: which of them share a core, a cache, a die, a package or a
// node, and which processor represents each such unit. Sources: Intel SDM volume 2, CPUID, leaves
// 1, 4, 0Bh and 1Fh; AMD APM volume 3, appendix E, Fn8000_0008, 001D, 001E and 0026; Linux,
// arch/x86/kernel/cpu: topology_ext.c, topology_amd.c, cacheinfo.c. Confidence: high. Nothing was
// measured on the processors named.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/sequence.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The number of a unit, such as a core or a cache, that is not known.
inline constexpr unsigned no_unit = ~0u;
/// The number of a unit that a processor does not have: the low-power E cores of Meteor Lake and
/// Arrow Lake H have no third-level cache.
inline constexpr unsigned absent_unit = no_unit - 1;

/// The place of a logical processor in a machine: the numbers of the units, such as caches, that it
/// is in. Logical processors that share a unit have the same number of it. All numbers of a kind of
/// unit are from a single source, and a number is unique in the machine.
struct cpu_place {
    unsigned cpu{};     ///< the number of the logical processor
    unsigned core{};    ///< number of the core that the logical processor is in
    unsigned l2{};      ///< number of the second-level cache that the logical processor uses
    unsigned l3{};      ///< number of the third-level cache that the logical processor uses
    unsigned package{}; ///< number of the socket that the logical processor is in
    /// Number of the node that the logical processor is in: AMD's unit with a northbridge or data
    /// fabric.
    unsigned node{};
    unsigned die{}; ///< number of the die that the logical processor is in

    /// Sets the number of the logical processor's unit of a scope; does nothing for a thread or the
    /// machine.
    constexpr void set_unit(register_scope shared, unsigned number) {
        switch (shared) {
        case register_scope::thread:
            return;
        case register_scope::core:
            core = number;
            return;
        case register_scope::l2:
            l2 = number;
            return;
        case register_scope::l3:
            l3 = number;
            return;
        case register_scope::package:
            package = number;
            return;
        case register_scope::node:
            node = number;
            return;
        case register_scope::die:
            die = number;
            return;
        case register_scope::machine:
            return;
        }
    }

    /// Returns the number of the logical processor's unit of a scope, `no_unit` where the number is
    /// not known, or `absent_unit` where there is no such unit.
    constexpr unsigned unit(register_scope shared) const {
        switch (shared) {
        case register_scope::thread:
            return cpu;
        case register_scope::core:
            return core;
        case register_scope::l2:
            return l2;
        case register_scope::l3:
            return l3;
        case register_scope::package:
            return package;
        case register_scope::node:
            return node;
        case register_scope::die:
            return die;
        case register_scope::machine:
            return 0;
        }
        return no_unit;
    }
};

/// Returns the place of a logical processor of which only the number is known; the numbers of all
/// its units are unknown.
constexpr cpu_place unknown_place(unsigned cpu) {
    return {.cpu = cpu,
            .core = no_unit,
            .l2 = no_unit,
            .l3 = no_unit,
            .package = no_unit,
            .node = no_unit,
            .die = no_unit};
}

/// Returns whether it is known that a logical processor has no unit of a scope.
/// `places`: the places of the machine's logical processors
/// `cpu`: number of the logical processor
/// `scope`: the kind of unit
constexpr bool lacks_unit(sequence<cpu_place> places, unsigned cpu, register_scope scope) {
    for (const cpu_place &place : places)
        if (place.cpu == cpu && place.unit(scope) == absent_unit) return true;
    return false;
}

/// Returns the logical processor that represents the unit of `cpu`: the lowest of `places` in that
/// unit.
/// Returns `no_cpu` where the unit of `cpu`, or of any processor of `places`, is not known, or
/// where `cpu` lacks the unit (`lacks_unit`).
constexpr unsigned standing_cpu(sequence<cpu_place> places, unsigned cpu, register_scope scope) {
    if (scope == register_scope::thread) return cpu;
    unsigned unit = no_unit, lowest = no_cpu;
    for (const cpu_place &place : places) {
        if (place.unit(scope) == no_unit) return no_cpu;
        if (place.cpu == cpu) unit = place.unit(scope);
    }
    if (unit == no_unit || unit == absent_unit) return no_cpu;
    for (const cpu_place &place : places)
        if (place.unit(scope) == unit && place.cpu < lowest) lowest = place.cpu;
    return lowest;
}

/// Returns the first logical processor for which two sources disagree about the processors with
/// which it shares a unit; `no_cpu` where the sources agree, as far as both have the unit. Both
/// sources list the same processors in the same order.
/// `left`, `other`: the places by each source
/// `scope`: the kind of unit
constexpr unsigned differing_cpu(sequence<cpu_place> left, sequence<cpu_place> other,
                                 register_scope scope) {
    const auto is_known = [&](std::size_t i) {
        return left.begin()[i].unit(scope) != no_unit && other.begin()[i].unit(scope) != no_unit;
    };
    const auto share = [&](sequence<cpu_place> places, std::size_t i, std::size_t k) {
        return places.begin()[i].unit(scope) == places.begin()[k].unit(scope);
    };
    for (std::size_t i = 0; i < left.size() && i < other.size(); ++i)
        for (std::size_t k = 0; k < i; ++k)
            if (is_known(i) && is_known(k) && share(left, i, k) != share(other, i, k))
                return left.begin()[i].cpu;
    return no_cpu;
}

namespace detail {

constexpr unsigned cpuid_field(std::uint32_t value, unsigned low, unsigned width) {
    return value >> low & ((1u << width) - 1);
}

/// Returns the number of bits that can number `count` units: the least n with 2^n not below
/// `count`.
constexpr unsigned bits_for(unsigned count) {
    unsigned width = 0;
    while (width < 31 && (1u << width) < count)
        ++width;
    return width;
}

/// The levels of an APIC id, which is a row of fields, a field for each level, the lowest for
/// threads. Processors are in the same unit where their ids are equal above the lowest bits: `core`
/// to `package` are the numbers of such low bits for a unit, or `unknown_shift`.
struct apic_levels {
    static constexpr unsigned unknown_shift = 32;

    std::uint32_t id{};
    unsigned core{unknown_shift};
    unsigned complex{unknown_shift};
    unsigned die{unknown_shift};
    unsigned package{unknown_shift};

    constexpr unsigned above(unsigned shift) const {
        return shift == unknown_shift ? no_unit : id >> shift;
    }
};

/// Reads the levels of an APIC id from CPUID leaf 0Bh, 1Fh or Fn8000_0026.
/// Returns false where the processor lacks the leaf.
template <cpuid_function Cpuid>
constexpr bool read_levels(Cpuid &&cpuid, std::uint32_t leaf, apic_levels &destination) {
    constexpr unsigned end = 0, maximum = 8;
    constexpr unsigned amd_complex = 2, amd_die = 3, intel_die = 5;
    const bool is_extended = leaf == 0x8000'0026;
    if (leaf_or_zeros(cpuid, leaf).ebx == 0) return false;
    // The lowest bit of the APIC id for the level; the first level begins at bit 0.
    unsigned lower = 0;
    for (unsigned subleaf = 0; subleaf < maximum; ++subleaf) {
        const cpuid_registers level = cpuid(leaf, subleaf);
        const unsigned type = cpuid_field(level.ecx, 8, 8);
        if (type == end) break;
        unsigned shift = cpuid_field(level.eax, 0, 5);
        const unsigned processors = cpuid_field(level.ebx, 0, 16);
        if (subleaf == 0) {
            // an APIC id shift of 0 is a fault of firmware (Linux, topology_ext.c)
            if (shift == 0) shift = bits_for(processors);
            destination.id = level.edx;
            // CPUID's level type 1, of Intel and of AMD: the threads of a core
            destination.core = shift;
        }
        if (is_extended && type == amd_complex) destination.complex = shift;
        if (is_extended && type == amd_die) destination.die = shift;
        if (!is_extended && type == intel_die)
            // the APIC id's field of dies begins where the field of the level below ends
            destination.die = lower;
        destination.package = lower = shift;
    }
    if (destination.die == apic_levels::unknown_shift) destination.die = destination.package;
    return true;
}

/// Returns the number of low bits of an APIC id that do not matter for which cache of a level a
/// processor uses, by Intel's leaf 4 or AMD's Fn8000_001D; `unknown_shift` where there is no such
/// cache.
template <cpuid_function Cpuid>
constexpr unsigned shift_of_cache(Cpuid &&cpuid, std::uint32_t leaf, unsigned level) {
    constexpr unsigned end = 0, code = 2, maximum = 8;
    if (leaf_or_zeros(cpuid, leaf).eax == 0) return apic_levels::unknown_shift;
    for (unsigned subleaf = 0; subleaf < maximum; ++subleaf) {
        const std::uint32_t eax = cpuid(leaf, subleaf).eax;
        const unsigned kind = cpuid_field(eax, 0, 5);
        if (kind == end) break;
        if (kind != code && cpuid_field(eax, 5, 3) == level)
            return bits_for(cpuid_field(eax, 14, 12) + 1);
    }
    return apic_levels::unknown_shift;
}

/// Reads the levels of an APIC id on Intel's older processors, where no leaf has levels, from the
/// counts in leaves 1 and 4.
template <cpuid_function Cpuid>
constexpr void read_counts_of_intel(Cpuid &&cpuid, apic_levels &destination) {
    const std::uint32_t ebx = leaf_or_zeros(cpuid, 1).ebx;
    destination.id = cpuid_field(ebx, 24, 8);
    destination.package = bits_for(cpuid_field(ebx, 16, 8));
    const unsigned cores = bits_for(cpuid_field(leaf_or_zeros(cpuid, 4).eax, 26, 6) + 1);
    destination.core = destination.package < cores ? 0 : destination.package - cores;
    destination.die = destination.package;
}
template <cpuid_function Cpuid>
constexpr void read_counts_of_amd(Cpuid &&cpuid, bool has_extensions, apic_levels &destination) {
    const std::uint32_t sizes = leaf_or_zeros(cpuid, 0x8000'0008).ecx;
    const unsigned width = cpuid_field(sizes, 12, 4);
    destination.id = cpuid_field(leaf_or_zeros(cpuid, 1).ebx, 24, 8);
    destination.package = width == 0 ? bits_for(cpuid_field(sizes, 0, 8) + 1) : width;
    destination.die = destination.package;
    destination.core = 0;
    if (!has_extensions) return;
    const cpuid_registers extended = leaf_or_zeros(cpuid, 0x8000'001e);
    destination.id = extended.eax;
    destination.core = bits_for(cpuid_field(extended.ebx, 8, 8) + 1);
}

constexpr unsigned first_family_of_zen = 0x17;

template <cpuid_function Cpuid>
constexpr bool has_amd_extensions(Cpuid &&cpuid) {
    return cpuid_field(leaf_or_zeros(cpuid, 0x8000'0001).ecx, 22, 1) != 0;
}

/// Returns whether a package of AMD's processor is a node.
template <cpuid_function Cpuid>
constexpr bool is_package_a_node(Cpuid &&cpuid) {
    // the bit of Fn8000_0001 ECX that announces MSR C001_100C, which has the number of the node
    constexpr unsigned has_node_register = 19;
    if (has_amd_extensions(cpuid))
        return cpuid_field(leaf_or_zeros(cpuid, 0x8000'001e).ecx, 8, 3) == 0;
    return cpuid_field(leaf_or_zeros(cpuid, 0x8000'0001).ecx, has_node_register, 1) == 0;
}

template <cpuid_function Cpuid>
constexpr bool is_of_amd(Cpuid &&cpuid) {
    const cpu_vendor vendor = vendor_of(cpuid(0, 0));
    return vendor == cpu_vendor::amd || vendor == cpu_vendor::hygon;
}

template <cpuid_function Cpuid>
constexpr cpu_place place_by_amd(Cpuid &&cpuid, cpu_place place) {
    const bool has_extensions = has_amd_extensions(cpuid);
    const cpu_signature kind = signature_of(leaf_or_zeros(cpuid, 1).eax);
    apic_levels levels;
    const bool tells_dies = read_levels(cpuid, 0x8000'0026, levels);
    if (!tells_dies && !read_levels(cpuid, 0xb, levels))
        read_counts_of_amd(cpuid, has_extensions, levels);
    const bool is_hygons_first =
        vendor_of(cpuid(0, 0)) == cpu_vendor::hygon && kind.family == 0x18 && kind.model <= 3;
    if (is_hygons_first) levels.package = levels.die = 6;
    place.core = levels.above(levels.core);
    place.package = levels.above(levels.package);
    if (tells_dies || (!has_extensions && is_package_a_node(cpuid)))
        place.die = levels.above(levels.die);
    if (!has_extensions) return place;
    place.l2 = levels.above(shift_of_cache(cpuid, 0x8000'001d, 2));
    place.node = cpuid_field(leaf_or_zeros(cpuid, 0x8000'001e).ecx, 0, 8);
    const bool is_zen_1 =
        is_hygons_first || (kind.family == first_family_of_zen && kind.model < 0x20);
    if (!tells_dies && (kind.family < first_family_of_zen || is_zen_1))
        // each die of AMD's and Hygon's processors before Zen 2 has memory, so that the die is a
        // node
        place.die = place.node;
    if (is_zen_1)
        // an L3 cache of Zen 1 has four cores of two threads, however many cores are in use
        place.l3 = levels.above(3);
    else if (levels.complex != apic_levels::unknown_shift)
        place.l3 = levels.above(levels.complex);
    else if (kind.family >= first_family_of_zen)
        place.l3 = levels.above(shift_of_cache(cpuid, 0x8000'001d, 3));
    else
        // before Zen, Fn8000_001D says that more processors share an L3 cache than a node has
        place.l3 = place.node;
    return place;
}

template <cpuid_function Cpuid>
constexpr cpu_place place_by_intel(Cpuid &&cpuid, cpu_place place) {
    apic_levels levels;
    if (!read_levels(cpuid, 0x1f, levels) && !read_levels(cpuid, 0xb, levels))
        read_counts_of_intel(cpuid, levels);
    place.core = levels.above(levels.core);
    place.die = levels.above(levels.die);
    place.package = levels.above(levels.package);
    place.l2 = levels.above(shift_of_cache(cpuid, 4, 2));
    const unsigned shift_of_l3 = shift_of_cache(cpuid, 4, 3);
    const bool lists_caches = leaf_or_zeros(cpuid, 4).eax != 0;
    place.l3 = shift_of_l3 == apic_levels::unknown_shift && lists_caches
                   ? absent_unit
                   : levels.above(shift_of_l3);
    return place;
}

} // namespace detail

/// Returns the place (the numbers of the units) of the logical processor whose CPUID answers. The
/// numbers of units are from the processor's APIC id, the numbers of nodes from AMD's leaf. A
/// number that CPUID does not say is `no_unit`; the number of the third-level cache is
/// `absent_unit` where Intel's list of caches (leaf 4) has no third level.
/// `cpu`: the number of the logical processor, for the place
/// `cpuid`: CPUID of that logical processor
template <cpuid_function Cpuid>
constexpr cpu_place place_by_cpuid(unsigned cpu, Cpuid &&cpuid) {
    const cpu_place nowhere = unknown_place(cpu);
    if (detail::is_of_amd(cpuid)) return detail::place_by_amd(cpuid, nowhere);
    if (vendor_of(cpuid(0, 0)) == cpu_vendor::intel) return detail::place_by_intel(cpuid, nowhere);
    return nowhere;
}

/// Returns whether each package of the processor whose CPUID answers is a node, as with AMD's
/// processors that have a single die with memory: the setting of NUMA nodes by firmware (NPS) does
/// not matter.
template <cpuid_function Cpuid>
constexpr bool packages_are_nodes(Cpuid &&cpuid) {
    return detail::is_of_amd(cpuid) && detail::is_package_a_node(cpuid);
}

} // namespace msr
