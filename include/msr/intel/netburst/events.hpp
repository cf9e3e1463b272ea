// All events of the Pentium 4 and Xeon as one table.
#pragma once

#include <msr/intel/netburst/at_retirement_events.hpp>
#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/non_retirement_events.hpp>

namespace msr::netburst {

/// Every event; an event's place is its `number`.
inline constexpr event_row events[] = {
    tc_deliver_mode::row,
    bpu_fetch_request::row,
    itlb_reference::row,
    memory_cancel::row,
    memory_complete::row,
    load_port_replay::row,
    store_port_replay::row,
    mob_load_replay::row,
    page_walk_type::row,
    bsq_cache_reference::row,
    ioq_allocation::row,
    ioq_active_entries::row,
    fsb_data_activity::row,
    bsq_allocation::row,
    bsq_active_entries::row,
    sse_input_assist::row,
    packed_sp_uop::row,
    packed_dp_uop::row,
    scalar_sp_uop::row,
    scalar_dp_uop::row,
    _64bit_mmx_uop::row,
    _128bit_mmx_uop::row,
    x87_fp_uop::row,
    x87_simd_moves_uop::row,
    tc_misc::row,
    global_power_events::row,
    tc_ms_xfer::row,
    uop_queue_writes::row,
    retired_mispred_branch_type::row,
    retired_branch_type::row,
    resource_stall::row,
    wc_buffer::row,
    b2b_cycles::row,
    bnr::row,
    snoop::row,
    response::row,
    front_end_event::row,
    execution_event::row,
    replay_event::row,
    instr_retired::row,
    uops_retired::row,
    uop_type::row,
    branch_retired::row,
    mispred_branch_retired::row,
    x87_assist::row,
    machine_clear::row,
    instr_completed::row,
};

inline constexpr unsigned event_count = 47;

} // namespace msr::netburst
