// Meanings of events of the Pentium 4 as sums of signals (occurrences that the models of the
// simulation report), for each mask bit of an event by itself.
// Sources: the SDM's tables of events (volume 3, 325384-059, tables 19-28 to 19-33), in words of
// this library; nothing was measured. Events without a row never occur in the simulation.
#pragma once

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstddef>

namespace msr::sim {

/// The meaning of a mask bit of a Pentium 4 event as a sum of signals (occurrences that the models
/// report).
struct pentium4_meaning {
    unsigned event{}; ///< number of the event: its position in netburst::events
    unsigned masks{}; ///< mask bits of the event, of which exactly one is set
    signal_sum sum{};
    /// How the sum of signals is simpler than the event; null: the sum is not simpler.
    const char *plainer{};
    /// The number of times that the event occurs in a clock: up to three, since NetBurst retires up
    /// to three micro-ops in a clock and the model has no clocks without micro-ops.
    /// Source: Intel's Optimization Reference Manual, 248966, on retirement.
    unsigned per_clock = 1;
};

namespace detail::of_pentium4 {

using enum signal;
namespace p4 = netburst;

template <typename Choice>
constexpr pentium4_meaning row(Choice, const signal_sum &sum, const char *plainer = nullptr) {
    constexpr netburst::request request = Choice::as_request();
    constexpr bool retires = request.event == netburst::uops_retired::number ||
                             request.event == netburst::instr_retired::number ||
                             request.event == netburst::instr_completed::number;
    return {request.event, request.masks, sum, plainer, retires ? 3u : 1u};
}

inline constexpr signal_sum not_taken_mispredicted = mispredicted_branches - mispredicted_taken;

} // namespace detail::of_pentium4

/// The meanings of Pentium 4 events by mask bit, in any order. The last rows are of events that tag
/// micro-ops: counters count the tagged micro-ops (pentium4::count), and with some mask bits also
/// the micro-ops without a tag.
inline constexpr pentium4_meaning pentium4_meanings[] = {
#define MSR_P4_ROW(name, ...) detail::of_pentium4::row(detail::of_pentium4::p4::name, __VA_ARGS__)
    MSR_P4_ROW(global_power_events::running, signal::cycles),
    MSR_P4_ROW(instr_retired::nbogusntag, signal::instructions, "no instruction is tagged"),
    MSR_P4_ROW(instr_completed::nbogus, signal::instructions),
    MSR_P4_ROW(uops_retired::nbogus, signal::uops, plainer::estimated_uops),
    MSR_P4_ROW(branch_retired::mmnp, signal_sum{signal::branches} - signal::taken_branches -
                                         detail::of_pentium4::not_taken_mispredicted),
    MSR_P4_ROW(branch_retired::mmnm, detail::of_pentium4::not_taken_mispredicted),
    MSR_P4_ROW(branch_retired::mmtp, signal::taken_branches - signal::mispredicted_taken),
    MSR_P4_ROW(branch_retired::mmtm, signal::mispredicted_taken),
    MSR_P4_ROW(mispred_branch_retired::nbogus, signal::mispredicted_branches),
    MSR_P4_ROW(retired_branch_type::conditional, signal::conditional_branches),
    MSR_P4_ROW(retired_branch_type::call, signal::calls - signal::indirect_calls),
    MSR_P4_ROW(retired_branch_type::return_, signal::returns),
    MSR_P4_ROW(retired_branch_type::indirect, signal::indirect_calls + signal::indirect_jumps),
    MSR_P4_ROW(retired_mispred_branch_type::conditional, signal::mispredicted_conditional),
    MSR_P4_ROW(retired_mispred_branch_type::return_, signal::mispredicted_returns),
    MSR_P4_ROW(retired_mispred_branch_type::indirect, signal::mispredicted_indirect),
    MSR_P4_ROW(bsq_cache_reference::rd_2ndl_hite, signal::l2_clean_hits,
               "reads of code are left out"),
    MSR_P4_ROW(bsq_cache_reference::rd_2ndl_hitm, signal::l2_dirty_hits),
    MSR_P4_ROW(bsq_cache_reference::rd_2ndl_miss, signal::l2_data_misses,
               "reads of code are left out"),
    MSR_P4_ROW(bsq_cache_reference::wr_2ndl_hit, signal::l2_writeback_hits),
    MSR_P4_ROW(bsq_cache_reference::wr_2ndl_miss, signal::l2_writeback_misses),
    MSR_P4_ROW(page_walk_type::dtmiss, signal::load_walks + signal::store_walks),
    MSR_P4_ROW(page_walk_type::itmiss, signal::code_walks),
    MSR_P4_ROW(itlb_reference::hit, signal::l1i_fetches - signal::itlb_misses,
               "there is no trace cache: each line of code that is fetched is looked up"),
    MSR_P4_ROW(itlb_reference::miss, signal::itlb_misses),
    MSR_P4_ROW(scalar_sp_uop::all, signal::scalar_single, plainer::one_micro_op),
    MSR_P4_ROW(scalar_dp_uop::all, signal::scalar_double, plainer::one_micro_op),
    MSR_P4_ROW(packed_sp_uop::all, signal::packed_128_single, plainer::one_micro_op),
    MSR_P4_ROW(packed_dp_uop::all, signal::packed_128_double, plainer::one_micro_op),
    MSR_P4_ROW(_64bit_mmx_uop::all, signal::mmx_operations, plainer::one_micro_op),
    MSR_P4_ROW(_128bit_mmx_uop::all, signal::integer_vectors, plainer::one_micro_op),
    MSR_P4_ROW(x87_fp_uop::all, signal::x87_operations, plainer::one_micro_op),
    MSR_P4_ROW(load_port_replay::split_ld, signal::split_loads, plainer::line_splits),
    MSR_P4_ROW(store_port_replay::split_st, signal::split_stores, plainer::line_splits),
    MSR_P4_ROW(uop_type::tagloads, signal::loads, plainer::accesses),
    MSR_P4_ROW(uop_type::tagstores, signal::stores, plainer::accesses),
#undef MSR_P4_ROW
};
inline constexpr std::size_t pentium4_meaning_count =
    sizeof pentium4_meanings / sizeof pentium4_meanings[0];

/// Returns the mask bits of an event that can be counted from the models' signals: the bits in
/// pentium4_meanings; the bits that count tagged uops; and the bits that count occurrences which
/// the simulation never has, such as tagged instructions and Shared lines (no other processor
/// exists).
constexpr unsigned simulated_masks(unsigned event) {
    constexpr netburst::request rest[] = {
        netburst::front_end_event::nbogus.as_request(),
        netburst::replay_event::nbogus.as_request(),
        netburst::instr_retired::nbogustag.as_request(),
        netburst::bsq_cache_reference::rd_2ndl_hits.as_request(),
        netburst::execution_event::nbogus0.as_request(),
        netburst::execution_event::nbogus1.as_request(),
        netburst::execution_event::nbogus2.as_request(),
        netburst::execution_event::nbogus3.as_request(),
    };
    unsigned masks = 0;
    for (const pentium4_meaning &row : pentium4_meanings)
        if (row.event == event) masks |= row.masks;
    for (const netburst::request &request : rest)
        if (static_cast<unsigned>(request.event) == event) masks |= request.masks;
    return masks;
}

/// Returns the mask bits of `event` whose condition no model ever reports: the count of an event
/// that selects only such bits stays 0.
constexpr unsigned never_seen_masks(unsigned event) {
    constexpr netburst::request unseen[] = {
        // Second-level hits of lines in state Shared.
        netburst::bsq_cache_reference::rd_2ndl_hits.as_request(),
        netburst::instr_retired::nbogustag.as_request(),
    };
    for (const netburst::request &request : unseen)
        if (static_cast<unsigned>(request.event) == event) return request.masks;
    return 0;
}

} // namespace msr::sim
