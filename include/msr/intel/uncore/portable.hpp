// Portable events of boxes outside of the cores: there are none, as portable events count what
// programs do.
#pragma once

#include <msr/intel/uncore/target.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>

namespace msr::uncore {

/// Returns null: no box counts a portable event.
constexpr const portable_definition *definition_of(portable_event, const target &) {
    return nullptr;
}

} // namespace msr::uncore
