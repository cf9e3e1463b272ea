// The register values with which a choice is counted.
#pragma once

#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/planner.hpp>
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
constexpr escr escr_of(const request &wanted, const target &on) {
    const thread_set threads = on.hyper_threading ? wanted.how.threads : thread_set::first;
    const bool first = threads != thread_set::second;
    const bool second = threads != thread_set::first;
    return {.t1_usr = second && wanted.counts_user(),
            .t1_os = second && wanted.counts_kernel(),
            .t0_usr = first && wanted.counts_user(),
            .t0_os = first && wanted.counts_kernel(),
            .tag_enable = wanted.how.tag >= 0,
            .tag_value = wanted.how.tag >= 0 ? 1u << wanted.how.tag : 0u,
            .event_mask = wanted.masks,
            .event_select = events[wanted.event].select};
}

/// The CCCR of a legal request, enabled or waiting for its cascade. It selects the ESCR by the
/// ESCR's own number, also where the manual documents another number for the event. An interrupt
/// goes to the logical processors whose events are counted.
constexpr extended_cccr cccr_of(const request &wanted, const assignment &where, const target &on) {
    const cascade_kind cascade =
        wanted.is_cascaded()
            ? cascade_between(static_cast<counter_number>(wanted.how.cascaded_from), where.counter)
            : cascade_kind::none;
    const bool second = on.hyper_threading && wanted.counts_thread_1();
    return {.extended_cascade = cascade == cascade_kind::extended,
            .enable = !wanted.is_cascaded(),
            .escr_select = row_of(where.escr).select,
            .active_thread = threads_active::any,
            .compare = wanted.how.compare,
            .complement = wanted.how.complement,
            .threshold = wanted.how.threshold,
            .edge = wanted.how.edge,
            .force_ovf = wanted.how.force_overflow,
            .ovf_pmi_t0 = wanted.interrupts() && (!on.hyper_threading || wanted.counts_thread_0()),
            .ovf_pmi_t1 = wanted.interrupts() && second,
            .cascade = cascade == cascade_kind::regular};
}

/// The registers of a legal request that counts at `where`; counting starts from 0, or from
/// where it overflows in time.
constexpr start_state start_state_of(const request &wanted, const assignment &where,
                                     const target &on) {
    return {.escr = try_encode(escr_of(wanted, on)).value,
            .counter = preset_of(wanted),
            .cccr = try_encode(cccr_of(wanted, where, on)).value};
}

} // namespace msr::netburst
