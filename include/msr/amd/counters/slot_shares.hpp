// The events that divide the issue slots of AMD's cores. The part of the slots that no share has is
// lost to the core's other thread (smt_contention). Sources: the metrics frontend_bound,
// bad_speculation, backend_bound and retiring of Linux 6.12 (pmu-events of Zen 4 and Zen 5; Zen 6
// of Linux 7.3); numbers of the lists in msr/amd/events, with which a test compares each.
#pragma once

#include <msr/amd/counters/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/portable/slot_definition.hpp>

#include <cstdint>

namespace msr::amd {

namespace detail {

/// Returns the definition of shares of issue slots on cores that dispatch `in_clock`
/// macro-operations in a clock.
/// `cores`: the kinds of cores, as a `generation_set`
constexpr slot_definition dispatch_slots(std::uint64_t cores, int in_clock) {
    return {cores,
            {{{in_clock, "cpu_clk_unhalted"}}},
            {{{{1, "raw:event=0xc1:umask=0x00", "ex_ret_ops"}}},
             {{{1, "raw:event=0xaa:umask=0x07", "de_src_op_disp.all"},
               {-1, "raw:event=0xc1:umask=0x00", "ex_ret_ops"}}},
             {{{1, "raw:event=0x1a0:umask=0x01", "de_no_dispatch_per_slot.no_ops_from_frontend"}}},
             {{{1, "raw:event=0x1a0:umask=0x1e", "de_no_dispatch_per_slot.backend_stalls"}}}}};
}

} // namespace detail

/// The definitions of shares of issue slots, for the kinds of cores whose events are known.
inline constexpr slot_definition slot_definitions[] = {
    detail::dispatch_slots(of_generations(generation::zen4), 6),
    detail::dispatch_slots(of_generations(generation::zen5, generation::zen6), 8),
};

/// Returns the definition of shares of issue slots on a target; null where the target has no
/// definition.
constexpr const slot_definition *slot_definition_of(const target &target) {
    return first_definition(all_of(slot_definitions), [&](std::uint64_t cores) {
        return target.is_among(static_cast<generation_set>(cores));
    });
}

} // namespace msr::amd
