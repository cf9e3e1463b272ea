// The processors whose RDT features the library knows, by their names in the table of processors.
#pragma once

#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>
#include <msr/rdt/features.hpp>

namespace msr::rdt {

/// A processor whose RDT features the library's table has.
struct processor_row {
    core model{};
    features capabilities{}; ///< the RDT features of the processor, without the number of RMIDs
    const char *name = processor_row_of(model).name;
};

/// All processors whose RDT features the library knows. A similar processor may differ: no row
/// stands for other processors.
inline constexpr processor_row processors[] = {
    {core::haswell_ep, haswell_ep},         {core::broadwell_ep, broadwell_ep},
    {core::skylake_sp, skylake_sp},         {core::sapphire_rapids, sapphire_rapids},
    {core::granite_rapids, granite_rapids},
};

} // namespace msr::rdt
