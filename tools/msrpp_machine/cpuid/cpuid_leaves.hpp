// CPUID of a simulated processor, made from the facts of the library: the inverse of the library's
// functions that read CPUID (features_of, detect).
//
// Limits: only the leaves about the processor's name, counters, meters, caches and division of
// resources are the simulated processor's. All further leaves are the emulator's, and describe the
// instructions that the emulator executes. Transactions (TSX) and last-branch records are therefore
// never announced.
#pragma once

#include "../../msrpp/family.hpp"

#include "../ring/cpuid_table.hpp"

#include <msr/processor/row.hpp>

namespace msrpp::machine {

/// Returns the twelve letters of the vendor in leaf 0. A vendor other than Intel, AMD, Hygon and
/// Cyrix has the letters of Intel.
const char *vendor_text(msr::cpu_vendor vendor);

/// The processor of a family: its row in the table of processors, and the number of one of its
/// models.
struct model_of_family {
    const msr::processor_row *row{};
    unsigned model{};
};

/// Returns the row of the table of processors, and a model number, for a processor that `--cpu`
/// names. Throws `complaint`, the error message, where the table has no such row.
model_of_family model_of(const family &identity);

/// Whether instruction-based sampling (IBS) is simulated, and announced by CPUID. Zen 1 and Hygon's
/// Dhyana hide IBS, as firmware configures these processors: only leaf Fn8000_001B announces IBS on
/// them.
enum class ibs_is { not_simulated, simulated };

/// Returns CPUID of a processor of the family, in a machine with `cpus` logical processors. Throws
/// a complaint where a family belongs to no processor.
cpuid_table cpuid_of(const family &identity, ibs_is sampling = ibs_is::not_simulated,
                     unsigned cpus = 1);

} // namespace msrpp::machine
