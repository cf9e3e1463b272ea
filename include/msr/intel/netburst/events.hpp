// All events of the Pentium 4 and Xeon as one table.
#pragma once

#include <msr/intel/netburst/alternatives.hpp>
#include <msr/intel/netburst/at_retirement_events.hpp>
#include <msr/intel/netburst/event.hpp>
#include <msr/intel/netburst/non_retirement_events.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/names.hpp>
#include <msr/rule.hpp>

namespace msr::netburst {

namespace detail {

/// A table of events from their types; each type's number is its place.
template <typename... Event>
struct listed_events {
    static constexpr event_row rows[] = {Event::row...};

    static consteval bool numbers_are_places() {
        constexpr unsigned numbers[] = {Event::number...};
        for (unsigned i = 0; i < sizeof...(Event); ++i)
            if (numbers[i] != i) return false;
        return true;
    }
};

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

/// The events that play a part in counting at retirement which `Asked` does not play.
template <tagging Role, typename Asked, typename Events = all_events>
struct events_of_role;
template <tagging Role, typename Asked, typename... Event>
struct events_of_role<Role, Asked, listed_events<Event...>>
    : as_alternatives<
          typename joined_names<typename names_if<Event::row.role == Role, Event>::type...>::type> {
};

/// The events that can be sampled precisely, which `Asked` cannot.
template <typename Asked, typename Events = all_events>
struct events_with_pebs;
template <typename Asked, typename... Event>
struct events_with_pebs<Asked, listed_events<Event...>>
    : as_alternatives<
          typename joined_names<typename names_if<Event::row.pebs, Event>::type...>::type> {};

} // namespace detail

inline constexpr unsigned event_count = 47;

/// Every event; an event's place is its `number`.
inline constexpr const event_row (&events)[event_count] = detail::all_events::rows;

} // namespace msr::netburst

template <typename Event, typename... Name>
struct msr::alternatives<msr::netburst::event_can_carry_a_tag, Event, Name...>
    : msr::netburst::detail::events_of_role<msr::netburst::tagging::execution_upstream, Event> {};
template <typename Event, typename... Name>
struct msr::alternatives<msr::netburst::event_can_be_counted_at_retirement, Event, Name...>
    : msr::netburst::detail::events_of_role<msr::netburst::tagging::front_end_upstream, Event> {};
template <typename Event>
struct msr::alternatives<msr::netburst::event_can_be_sampled_precisely, Event>
    : msr::netburst::detail::events_with_pebs<Event> {};
