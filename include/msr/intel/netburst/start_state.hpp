// The register values with which a choice is counted.
#pragma once

#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// What ESCR, counter and CCCR of a choice hold while it is counted.
struct start_state {
    std::uint64_t escr{};
    std::uint64_t counter{};
    std::uint64_t cccr{};
};

/// The ESCR of a legal request. Without Hyper-Threading only the fields of thread 0 exist.
/// Each value fits its field, so it is placed as it is: to encode an `escr` takes the compiler
/// longer than to plan, and so does a CCCR.
constexpr std::uint64_t escr_of(const request &wanted, const target &on) {
    const thread_set threads = on.hyper_threading ? wanted.how.threads : thread_set::first;
    const bool first = threads != thread_set::second;
    const bool second = threads != thread_set::first;
    return decltype(escr::t1_usr)::cut(second && wanted.counts_user()) |
           decltype(escr::t1_os)::cut(second && wanted.counts_kernel()) |
           decltype(escr::t0_usr)::cut(first && wanted.counts_user()) |
           decltype(escr::t0_os)::cut(first && wanted.counts_kernel()) |
           decltype(escr::tag_enable)::cut(wanted.how.tag >= 0) |
           decltype(escr::tag_value)::cut(wanted.how.tag >= 0 ? 1u << wanted.how.tag : 0u) |
           decltype(escr::event_mask)::cut(wanted.masks) |
           decltype(escr::event_select)::cut(events[wanted.event].select);
}

/// The CCCR of a legal request, enabled or waiting for its cascade. It selects the ESCR by the
/// ESCR's own number, also where the manual documents another number for the event. An interrupt
/// goes to the logical processors whose events are counted.
constexpr std::uint64_t cccr_of(const request &wanted, const assignment &where, const target &on) {
    const cascade_kind cascade =
        wanted.is_cascaded()
            ? cascade_between(static_cast<counter_number>(wanted.how.cascaded_from), where.counter)
            : cascade_kind::none;
    const bool first = !on.hyper_threading || wanted.counts_thread_0();
    const bool second = on.hyper_threading && wanted.counts_thread_1();
    const auto any = static_cast<std::uint64_t>(threads_active::any);
    return decltype(extended_cccr::extended_cascade)::cut(cascade == cascade_kind::extended) |
           decltype(extended_cccr::enable)::cut(!wanted.is_cascaded()) |
           decltype(extended_cccr::escr_select)::cut(row_of(where.escr).select) |
           decltype(extended_cccr::active_thread)::cut(any) |
           decltype(extended_cccr::compare)::cut(wanted.how.compare) |
           decltype(extended_cccr::complement)::cut(wanted.how.complement) |
           decltype(extended_cccr::threshold)::cut(wanted.how.threshold) |
           decltype(extended_cccr::edge)::cut(wanted.how.edge) |
           decltype(extended_cccr::force_ovf)::cut(wanted.how.force_overflow) |
           decltype(extended_cccr::ovf_pmi_t0)::cut(wanted.interrupts() && first) |
           decltype(extended_cccr::ovf_pmi_t1)::cut(wanted.interrupts() && second) |
           decltype(extended_cccr::cascade)::cut(cascade == cascade_kind::regular);
}

/// The registers of a legal request that counts at `where`; counting starts from 0, or from
/// where it overflows in time.
constexpr start_state start_state_of(const request &wanted, const assignment &where,
                                     const target &on) {
    return {.escr = escr_of(wanted, on),
            .counter = preset_of(wanted),
            .cccr = cccr_of(wanted, where, on)};
}

} // namespace msr::netburst
