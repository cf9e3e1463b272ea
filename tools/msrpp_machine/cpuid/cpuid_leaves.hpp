// What CPUID answers on a simulated processor, from the facts of the library: what its functions
// read from CPUID (features_of, detect), the other way round.
//
// Limits: beside what names the processor, its counters, its caches and what divides them, CPUID is
// the emulator's, which says what instructions it executes. Transactions (TSX) are therefore never
// announced, nor last-branch records, which are not simulated.
#pragma once

#include "../../msrpp/family.hpp"

#include "../ring/cpuid_table.hpp"

#include <msr/processor/row.hpp>

namespace msrpp::machine {

/// The twelve letters of leaf 0; of another vendor Intel's.
const char *vendor_text(msr::cpu_vendor vendor);

/// Which processor of a family it is: its row, and a model of it.
struct model_of_family {
    const msr::processor_row *row{};
    unsigned model{};
};

/// Throws a complaint for a family of no processor.
model_of_family model_of(const family &of);

/// Whether instruction-based sampling is simulated, and so announced. Zen 1 and Hygon's like it
/// hide it, as firmware leaves them: leaf Fn8000_001B alone tells of it.
enum class ibs_is { not_simulated, simulated };

/// What CPUID answers on a processor of the family, of a machine with so many logical processors.
/// Throws a complaint for a family of no processor.
cpuid_table cpuid_of(const family &of, ibs_is sampling = ibs_is::not_simulated, unsigned cpus = 1);

} // namespace msrpp::machine
