// CPUID leaves about the topology: the APIC ID of each logical processor, the number of logical
// processors of the machine and of a core. All logical processors are in one package, and share the
// last cache.
#pragma once

#include "../ring/cpuid_table.hpp"

#include <msr/processor/row.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// Topology of a machine. The APIC ID of a logical processor is its number.
struct topology {
    unsigned cpus = 1;
    /// Logical processors that share the caches of a core; a power of 2.
    unsigned threads_of_core = 1;
    /// All logical processors are in one package; false: each is a package of its own, as before
    /// Core Duo.
    bool one_package = true;

    unsigned cpus_of_package() const { return one_package ? cpus : 1; }
    unsigned cores() const { return (cpus_of_package() + threads_of_core - 1) / threads_of_core; }
    /// Returns the number of APIC ID bits below the number of the package.
    unsigned id_bits() const {
        return static_cast<unsigned>(std::bit_width(cpus_of_package() - 1));
    }
    /// Returns the number of APIC ID bits below the number of the core.
    unsigned thread_bits() const {
        return static_cast<unsigned>(std::bit_width(threads_of_core - 1));
    }
};

/// Returns the topology of a machine with `cpus` logical processors of one kind. `hyper_threading`:
/// the core of a Pentium 4 has two logical processors.
topology topology_of(const msr::processor_row &processor_row, unsigned cpus, bool hyper_threading);

/// Puts the APIC ID and the number of logical processors into the answer of leaf 1.
void put_topology(cpuid_answer &leaf_1, const topology &layout);

/// Returns the leaves about the topology beside leaf 1: 0Bh for Intel's processors from Nehalem and
/// Silvermont on and AMD's from Zen 2 on, and AMD's Fn8000_001E.
std::vector<cpuid_answer> cpuid_of_topology(const msr::processor_row &processor_row,
                                            const topology &layout);

} // namespace msrpp::machine
