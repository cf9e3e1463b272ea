// The processors whose features of AMD QoS the library knows, by their names in the table of
// processors.
#pragma once

#include <msr/amd/qos/features.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

namespace msr::qos {

/// A processor whose features of AMD QoS the library knows.
struct processor_row {
    /// The processor whose features of AMD QoS the row has.
    core model{};
    /// AMD's own features of the processor, without those that Intel RDT has, too.
    features capabilities{};
    /// The processor's name, as `--cpu` takes it.
    const char *name = processor_row_of(model).name;
};
/// The processors whose features of AMD QoS the library knows, from CPUID dumps.
inline constexpr processor_row processors[] = {{core::zen4, zen4}, {core::zen5, zen5}};

} // namespace msr::qos
