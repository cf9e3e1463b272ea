// Portable events (events with the same name on all processors) of the Pentium and of processors
// with its counters. Linux's perf supports none of these processors. Source:
// msr/intel/p5/event_table.hpp.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/p5/target.hpp>
#include <msr/portable/definition.hpp>
#include <msr/portable/event.hpp>

#include <cstdint>

namespace msr::p5 {

/// The events of the Pentium and the Cyrix MII that count portable events such as instructions or
/// clocks.
inline constexpr portable_definition portable_definitions[] = {
    {portable_event::cycles, "number_of_cycles_not_in_halt_state"},
    {portable_event::instructions, "instructions_executed"},
    {portable_event::branches, "branches"},
    {portable_event::branch_misses, "pipeline_flushes_due_to_wrong_branch_predictions"},
    {portable_event::l1d_misses, "data_read_miss_or_write_miss"},
    {portable_event::dtlb_walks, "data_tlb_miss"},
};

/// Returns the definition of a portable event on the Pentium and the Cyrix MII, or null where these
/// processors have no such event.
constexpr const portable_definition *definition_of(portable_event event, const target &) {
    return first_definition(all_of(portable_definitions), event,
                            [](std::uint64_t) { return false; });
}

} // namespace msr::p5
