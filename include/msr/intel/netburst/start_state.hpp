// Computes the register values with which a Pentium 4 counts a choice (an event with qualifiers).
#pragma once

#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

/// The values of ESCR, counter and CCCR of a choice while it is counted.
struct start_state {
    /// Each member is the value of the register of its name while the choice is counted.
    std::uint64_t escr{};
    std::uint64_t counter{};
    std::uint64_t cccr{};
};

/// Returns the value of the ESCR of a legal request (an event with qualifiers). Without
/// Hyper-Threading only the fields of thread 0 exist. Each field's value is put together by `cut`
/// without a check that the value fits: to encode an `escr` or a CCCR takes the compiler longer
/// than to plan.
constexpr std::uint64_t escr_of(const request &request, const target &target) {
    const thread_set threads = target.hyper_threading ? request.how.threads : thread_set::first;
    const bool first = threads != thread_set::second;
    const bool second = threads != thread_set::first;
    return decltype(escr::t1_usr)::truncated_bits(second && request.counts_user()) |
           decltype(escr::t1_os)::truncated_bits(second && request.counts_kernel()) |
           decltype(escr::t0_usr)::truncated_bits(first && request.counts_user()) |
           decltype(escr::t0_os)::truncated_bits(first && request.counts_kernel()) |
           decltype(escr::tag_enable)::truncated_bits(request.how.tag >= 0) |
           decltype(escr::tag_value)::truncated_bits(request.how.tag >= 0 ? 1u << request.how.tag
                                                                          : 0u) |
           decltype(escr::event_mask)::truncated_bits(request.masks) |
           decltype(escr::event_select)::truncated_bits(events[request.event].select);
}

/// Returns the value of the CCCR of a legal request (an event with qualifiers), enabled or waiting
/// for its cascade. The CCCR selects the ESCR by the ESCR's own number, even where the manual
/// documents another number for the event. An interrupt goes to the logical processors whose events
/// are counted.
constexpr std::uint64_t cccr_of(const request &request, const assignment &place,
                                const target &target) {
    const cascade_kind cascade =
        request.is_cascaded()
            ? cascade_between(static_cast<counter_number>(request.how.cascaded_from), place.counter)
            : cascade_kind::none;
    const bool first = !target.hyper_threading || request.counts_thread_0();
    const bool second = target.hyper_threading && request.counts_thread_1();
    const auto number = static_cast<std::uint64_t>(threads_active::any);
    return decltype(extended_cccr::extended_cascade)::truncated_bits(cascade ==
                                                                     cascade_kind::extended) |
           decltype(extended_cccr::enable)::truncated_bits(!request.is_cascaded()) |
           decltype(extended_cccr::escr_select)::truncated_bits(row_of(place.escr).select) |
           decltype(extended_cccr::active_thread)::truncated_bits(number) |
           decltype(extended_cccr::compare)::truncated_bits(request.how.compare) |
           decltype(extended_cccr::complement)::truncated_bits(request.how.complement) |
           decltype(extended_cccr::threshold)::truncated_bits(request.how.threshold) |
           decltype(extended_cccr::edge)::truncated_bits(request.how.edge) |
           decltype(extended_cccr::force_ovf)::truncated_bits(request.how.force_overflow) |
           decltype(extended_cccr::ovf_pmi_t0)::truncated_bits(request.interrupts() && first) |
           decltype(extended_cccr::ovf_pmi_t1)::truncated_bits(request.interrupts() && second) |
           decltype(extended_cccr::cascade)::truncated_bits(cascade == cascade_kind::regular);
}

/// Returns the values of ESCR, counter and CCCR of a legal request (an event with qualifiers). The
/// counter starts from 0, or from the value from which it overflows after the request's period.
/// `place`: the ESCR and the counter of the request
constexpr start_state start_state_of(const request &request, const assignment &place,
                                     const target &target) {
    return {.escr = escr_of(request, target),
            .counter = preset_of(request),
            .cccr = cccr_of(request, place, target)};
}

} // namespace msr::netburst
