// Portable events (events with the same name on all processors) of the P6 family. The second-level
// cache is the last level.
// Sources: msr/intel/p6/event_table.hpp.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/p6/target.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>

#include <cstdint>

namespace msr::p6 {

/// The events of the P6 family that count portable events such as instructions or clocks.
inline constexpr portable_definition portable_definitions[] = {
    {portable_event::cycles, "cpu_clk_unhalted"},
    {portable_event::instructions, "inst_retired"},
    {portable_event::branches, "br_inst_retired"},
    {portable_event::branch_misses, "br_miss_pred_retired"},
    {portable_event::l1d_misses, "dcu_lines_in", nullptr, "lines brought into the cache"},
    {portable_event::l2_misses, "l2_lines_in", nullptr, "lines brought into the cache",
     on_ppro | on_pii | on_piii},
    {portable_event::l2_misses, "l2_lines_in:mesi:any_prefetch", nullptr,
     "lines brought into the cache, by prefetches as well", on_pentium_m},
    {portable_event::llc_references, "l2_rqsts:mesi"},
    {portable_event::llc_misses, "l2_rqsts:i"},
};

/// Returns the definition of a portable event that holds on all processors of a target, or null
/// where there is no such definition.
constexpr const portable_definition *definition_of(portable_event event, const target &target) {
    return first_definition(all_of(portable_definitions), event,
                            [&](std::uint64_t cores) { return (target.processors & ~cores) == 0; });
}

} // namespace msr::p6
