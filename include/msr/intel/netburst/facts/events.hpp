// All events of the Pentium 4 and Xeon as one table.
#pragma once

#include <msr/intel/netburst/facts/at_retirement_events.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/non_retirement_events.hpp>

namespace msr::netburst {

namespace event_facts {

/// A table of events; the number of each event is its index in the table.
template <typename... Event>
struct listed_events {
    /// The rows of the events, by the number of the event.
    static constexpr event_row rows[] = {Event::row...};

    /// Returns whether the number of each event is its index in `rows`.
    static consteval bool numbers_are_places() {
        constexpr unsigned numbers[] = {Event::number...};
        for (unsigned i = 0; i < sizeof...(Event); ++i)
            if (numbers[i] != i) return false;
        return true;
    }
};

/// All NetBurst events, in the order of the events' numbers.
using all_events = listed_events<
    tc_deliver_mode, bpu_fetch_request, itlb_reference, memory_cancel, memory_complete,
    load_port_replay, store_port_replay, mob_load_replay, page_walk_type, bsq_cache_reference,
    ioq_allocation, ioq_active_entries, fsb_data_activity, bsq_allocation, bsq_active_entries,
    sse_input_assist, packed_sp_uop, packed_dp_uop, scalar_sp_uop, scalar_dp_uop, _64bit_mmx_uop,
    _128bit_mmx_uop, x87_fp_uop, x87_simd_moves_uop, tc_misc, global_power_events, tc_ms_xfer,
    uop_queue_writes, retired_mispred_branch_type, retired_branch_type, resource_stall, wc_buffer,
    b2b_cycles, bnr, snoop, response, front_end_event, execution_event, replay_event, instr_retired,
    uops_retired, uop_type, branch_retired, mispred_branch_retired, x87_assist, machine_clear,
    instr_completed>;
static_assert(all_events::numbers_are_places());

} // namespace event_facts

/// The number of NetBurst events in `events`.
inline constexpr unsigned event_count = 47;

/// The row of every NetBurst event; the index of an event is its `number`.
inline constexpr const event_row (&events)[event_count] = event_facts::all_events::rows;

} // namespace msr::netburst
