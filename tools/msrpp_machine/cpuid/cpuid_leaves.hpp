// CPUID of a simulated processor, from the facts of the library: the inverse of its functions that
// read CPUID (features_of, detect).
//
// Limits: only the leaves about the processor's name, its counters, its meters, its caches and
// their division are the simulated processor's. The others are the emulator's, which describe the
// instructions that it executes. Transactions (TSX) are therefore never announced, nor last-branch
// records, which are not simulated.
#pragma once

#include "../../msrpp/family.hpp"

#include "../ring/cpuid_table.hpp"

#include <msr/processor/row.hpp>

namespace msrpp::machine {

/// The twelve letters of leaf 0; of another vendor Intel's.
const char *vendor_text(msr::cpu_vendor vendor);

/// The processor of a family: its row, and the number of one of its models.
struct model_of_family {
    const msr::processor_row *row{};
    unsigned model{};
};

/// Throws a complaint for a family of no processor.
model_of_family model_of(const family &identity);

/// Whether instruction-based sampling is simulated, and so announced. Zen 1 and Hygon's like it
/// hide it, as firmware leaves them: leaf Fn8000_001B alone tells of it.
enum class ibs_is { not_simulated, simulated };

/// Returns CPUID of a processor of the family, in a machine with so many logical processors. Throws
/// a complaint for a family of no processor.
cpuid_table cpuid_of(const family &identity, ibs_is sampling = ibs_is::not_simulated,
                     unsigned cpus = 1);

} // namespace msrpp::machine
