// The processors whose features of AMD QoS the library knows, by their names in the table of
// processors.
#pragma once

#include <msr/amd/qos/features.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

namespace msr::qos {

/// A processor whose features are written down.
struct processor_row {
    core model{};
    features capabilities{}; ///< without the shared part
    const char *name = processor_row_of(model).name;
};
inline constexpr processor_row processors[] = {{core::zen4, zen4}, {core::zen5, zen5}};

} // namespace msr::qos
