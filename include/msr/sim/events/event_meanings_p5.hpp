// Meanings of events of the Pentium, the Pentium with MMX and the Cyrix MII as sums of signals
// (occurrences that the models of the simulation report), by the names of their table
// (msr/intel/p5/event_table.hpp). Nothing was measured. Events without a row are not simulated.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

namespace msr::sim {

/// The meanings of events of the Pentium and the Cyrix MII, each name once. An event without a row
/// is not simulated.
inline constexpr event_meaning p5_meanings[] = {
    {"data_read", signal::loads},
    {"data_write", signal::stores},
    {"data_read_or_write", signal::loads + signal::stores},
    {"data_tlb_miss", signal::dtlb_load_misses + signal::dtlb_store_misses},
    {"data_read_miss", signal::l1d_load_misses},
    {"data_write_miss", signal::l1d_store_misses},
    {"data_read_miss_or_write_miss", signal::l1d_load_misses + signal::l1d_store_misses},
    {"data_cache_lines_written_back", signal::l1d_writebacks},
    {"code_read", signal::l1i_fetches, plainer::lines},
    {"code_tlb_miss", signal::itlb_misses},
    {"code_cache_miss", signal::l1i_misses},
    {"branches", signal::branches + signal::far_branches},
    {"taken_branches", signal::taken_branches + signal::far_branches},
    {"instructions_executed", signal::instructions},
    {"instructions_decoded", signal::instructions, plainer::no_wrong_path},
    {"locked_bus_cycle", signal::locked, "counts locked instructions"},
    {"flops", signal::x87_operations},
    {"returns", signal::returns},
    {"mispredicted_or_unpredicted_returns", signal::mispredicted_returns},
    {"predicted_returns", signal::returns - signal::mispredicted_returns},
    {"pipeline_flushes_due_to_wrong_branch_predictions", signal::mispredicted_branches},
    {"number_of_cycles_not_in_halt_state", signal::cycles},
};

} // namespace msr::sim
