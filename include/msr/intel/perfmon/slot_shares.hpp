// The events that divide the issue slots of Intel's cores.
// Sources: the formulas tma_frontend_bound, tma_bad_speculation, tma_backend_bound and tma_retiring
// that Intel publishes (github.com/intel/perfmon 6dadedf3aa48, HSW, BDW, SKL, SRF, GRR metrics) or
// Linux does (pmu-events of Sandy Bridge, Ivy Bridge, Gracemont in 6.12, of Arrow Lake's Atom cores
// in 6.15); numbers of the lists in msr/intel/events, with which a test compares each. From Ice
// Lake on performance cores have the shares in IA32_PERF_METRICS (SDM volume 3, "Performance
// Metrics"): without the corrections by INT_MISC.UOP_DROPPING and CLEARS_COUNT that the published
// formulas make.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/perfmon/portable.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/portable/slot_definition.hpp>

#include <cstdint>

namespace msr::perfmon {

namespace detail {

// Sandy Bridge to Skylake have four slots in a clock. The share backend_bound is what the other
// three shares leave; backend_bound also contains the slots of the core's other thread.
inline constexpr slot_term empty_slots{1, "raw:event=0x9c:umask=0x01",
                                       "idq_uops_not_delivered.core"};
inline constexpr slot_term issue_slots{1, "raw:event=0x0e:umask=0x01", "uops_issued.any"};
inline constexpr slot_term retire_slots{1, "raw:event=0xc2:umask=0x02",
                                        "uops_retired.retire_slots"};
inline constexpr slot_term clocks_of_four{4, "core_cycles"};
inline constexpr slot_term recovery{4, "raw:event=0x0d:umask=0x03:cmask=1",
                                    "int_misc.recovery_cycles"};
inline constexpr slot_term recovery_of_skylake{4, "raw:event=0x0d:umask=0x01",
                                               "int_misc.recovery_cycles"};

constexpr slot_term negative(const slot_term &term) {
    return {-term.factor, term.choice, term.listed};
}

/// Returns the definition of the shares of issue slots on cores with four slots in a clock.
/// `cores`: set of processors, as `cores_in_set` returns; `recovery_clocks`: the event of clocks in
/// which the core recovers from bad speculation.
constexpr slot_definition four_slots(std::uint64_t cores, const slot_term &recovery_clocks) {
    return {cores,
            {{clocks_of_four}},
            {{{retire_slots}},
             {{issue_slots, negative(retire_slots), recovery_clocks}},
             {{empty_slots}},
             {{clocks_of_four, negative(empty_slots), negative(issue_slots),
               negative(recovery_clocks)}}}};
}

// Gracemont has five slots in a clock. The share bad_speculation is what the other three shares
// leave.
inline constexpr slot_term clocks_of_five{5, "core_cycles"};
inline constexpr slot_term frontend_slots{1, "raw:event=0x71:umask=0x00", "topdown_fe_bound.all"};
inline constexpr slot_term backend_slots{1, "raw:event=0x74:umask=0x00", "topdown_be_bound.all"};
inline constexpr slot_term retire_slots_of_gracemont{1, "raw:event=0xc2:umask=0x00",
                                                     "topdown_retiring.all"};

} // namespace detail

/// The events by which the shares of issue slots are computed, a row for each set of processors.
inline constexpr slot_definition slot_definitions[] = {
    detail::four_slots(detail::sandy_bridges | detail::haswells, detail::recovery),
    detail::four_slots(detail::skylakes, detail::recovery_of_skylake),
    {detail::ice_lakes | detail::golden_coves | detail::lion_coves,
     {{{1, "topdown_slots"}}},
     {{{{1, "topdown_retiring"}}},
      {{{1, "topdown_bad_speculation"}}},
      {{{1, "topdown_frontend_bound"}}},
      {{{1, "topdown_backend_bound"}}}}},
    {detail::cores_in_set(core::alder_lake_atom),
     {{detail::clocks_of_five}},
     {{{detail::retire_slots_of_gracemont}},
      {{detail::clocks_of_five, detail::negative(detail::frontend_slots),
        detail::negative(detail::backend_slots),
        detail::negative(detail::retire_slots_of_gracemont)}},
      {{detail::frontend_slots}},
      {{detail::backend_slots}}}},
    {detail::cores_in_set(core::meteor_lake_atom), // Crestmont has six slots in a clock
     {{{6, "core_cycles"}}},
     {{{{1, "raw:event=0x72:umask=0x00", "topdown_retiring.all_p"}}},
      {{{1, "raw:event=0x73:umask=0x00", "topdown_bad_speculation.all_p"}}},
      {{{1, "raw:event=0x71:umask=0x00", "topdown_fe_bound.all_p"}}},
      {{{1, "raw:event=0x74:umask=0x00", "topdown_be_bound.all_p"}}}}},
    {detail::cores_in_set(core::lunar_lake_atom), // Skymont has eight slots in a clock
     {{{8, "core_cycles"}}},
     {{{{1, "topdown_retiring"}}},
      {{{1, "topdown_bad_speculation"}}},
      {{{1, "topdown_frontend_bound"}}},
      {{{1, "topdown_backend_bound"}}}}},
};

/// Returns the definition of the shares of issue slots on a target, or null where no row has the
/// target's processor.
constexpr const slot_definition *slot_definition_of(const target &target) {
    return first_definition(all_of(slot_definitions), [&](std::uint64_t cores) {
        return (cores >> target.processor & 1) != 0;
    });
}

} // namespace msr::perfmon
