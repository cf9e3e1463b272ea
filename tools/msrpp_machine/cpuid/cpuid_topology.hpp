// CPUID of the topology: the number of each logical processor, how many a machine has, and how many
// are in a core. All of them are in one package, and share the last cache.
#pragma once

#include "../ring/cpuid_table.hpp"

#include <msr/processor/row.hpp>

#include <bit>
#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// The logical processors of a machine. An APIC ID is the number of the logical processor.
struct topology {
    unsigned cpus = 1;
    unsigned threads_of_core = 1; ///< those that share the caches of a core; a power of 2
    bool one_package = true;      ///< else each is a package of its own, as before Core Duo

    unsigned cpus_of_package() const { return one_package ? cpus : 1; }
    unsigned cores() const { return (cpus_of_package() + threads_of_core - 1) / threads_of_core; }
    /// Bits of an APIC ID below the number of the package.
    unsigned id_bits() const {
        return static_cast<unsigned>(std::bit_width(cpus_of_package() - 1));
    }
    /// Bits of an APIC ID below the number of the core.
    unsigned thread_bits() const {
        return static_cast<unsigned>(std::bit_width(threads_of_core - 1));
    }
};

/// The topology of a machine with so many logical processors, which are alike.
/// `hyper_threading`: a Pentium 4 has two of them in its core.
topology topology_of(const msr::processor_row &processor_row, unsigned cpus, bool hyper_threading);

/// Puts the APIC ID and the number of logical processors into the answer of leaf 1.
void put_topology(cpuid_answer &leaf_1, const topology &layout);

/// Returns the other leaves about the topology: 0Bh for Intel's from Nehalem and Silvermont on and
/// AMD's from Zen 2 on, and Fn8000_001E.
std::vector<cpuid_answer> cpuid_of_topology(const msr::processor_row &processor_row,
                                            const topology &layout);

} // namespace msrpp::machine
