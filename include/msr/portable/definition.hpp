// Definitions of portable events: rows of tables, one for each kind of counters (such as
// msr/intel/perfmon/portable.hpp).
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/portable/event.hpp>

#include <cstdint>

namespace msr {

/// The event by which some processors count a portable event.
struct portable_definition {
    portable_event event{};
    /// The event that counts the portable event, in the notation of the processors' counters.
    const char *choice{};
    /// The event's name in the vendor's lists, or names of masks with `|` between them; null: the
    /// lists lack the event.
    const char *listed{};
    /// How the count differs from the portable event's meaning; null: not at all.
    const char *note{};
    /// Set of the processors that the definition is for, encoded by the header that has the
    /// definition (such as msr/intel/perfmon/portable.hpp); 0: all processors.
    std::uint64_t cores{};
};

/// Returns the first definition of a portable event whose `cores` satisfy `applies(cores)`, or null
/// where no definition does.
template <typename Applies>
constexpr const portable_definition *first_definition(sequence<portable_definition> definitions,
                                                      portable_event event, Applies &&applies) {
    for (const portable_definition &definition : definitions)
        if (definition.event == event && (definition.cores == 0 || applies(definition.cores)))
            return &definition;
    return nullptr;
}

} // namespace msr
