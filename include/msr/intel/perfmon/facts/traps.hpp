// Events whose counts differ from their documentation, always or at times: errata, and reports of
// users. Each row has its source. Nothing was measured here.
#pragma once

#include <msr/pmu/select/facts.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The choices of an event that a trap concerns; a trap is a known difference between the counts of
/// an event and the documentation of the event.
enum class trap_condition : std::uint8_t {
    any_choice,
    with_hyper_threading,
    precise_of_one_level, ///< precise samples of programs alone, or of the kernel alone
    period_below_32,
};

/// A trap (counts that differ from their documentation), the processors and the events that have
/// the trap. A processor that shares the facts of a core of `cores` has the trap, too.
struct trap_row {
    core cores[5]{}; ///< the cores whose facts a processor with the trap has
    /// The core whose list of events a processor with the trap has; `none`: any core.
    core listed{};
    std::uint8_t first_code{};
    std::uint8_t last_code{0xff};
    std::uint8_t masks{}; ///< the bits of the unit mask that decide whether an event has the trap
    /// The values of the unit mask's bits `masks` with which an event has the trap.
    std::uint8_t has_masks{};
    trap_condition when{};
    select::trap is{};
};

namespace detail {

inline constexpr select::trap hits_of_l2{
    "sources disagree about the unit mask: C1h, C2h, C4h for hits of data, RFO and code in Intel's "
    "list, 41h, 42h, 44h elsewhere",
    "libpfm4 91970fe6, LIKWID d9c523b1 and oprofile 48651c00 against intel/perfmon 6dadedf3aa48",
    confidence::low};
inline constexpr select::trap l1_of_bonnell{
    "sources disagree about the unit mask: A1h and A2h for loads and stores in Intel's list, 21h "
    "and "
    "22h elsewhere",
    "libpfm4 91970fe6, LIKWID d9c523b1 and oprofile 48651c00 against intel/perfmon 6dadedf3aa48",
    confidence::low};

} // namespace detail

inline constexpr trap_row traps[] = {
    {.cores = {core::sandy_bridge, core::sandy_bridge_ep, core::ivy_bridge, core::ivy_bridge_ep,
               core::haswell},
     .first_code = 0xd0,
     .last_code = 0xd3,
     .when = trap_condition::with_hyper_threading,
     .is = {"with Hyper-Threading this event adds to the counter of the same number of the core's "
            "other thread, too (errata BJ122, BV98, HSD29)",
            "Linux, arch/x86/events/intel/core.c: INTEL_EXCLEVT_CONSTRAINT(0xd0 to 0xd3)",
            confidence::high}},
    {.cores = {core::sandy_bridge_ep},
     .first_code = 0xd2,
     .last_code = 0xd3,
     .is = {"loads that the L3 cache serves, or memory, are undercounted here unless bypasses are "
            "switched off",
            "github.com/RRZE-HPC/likwid issue 65; latego.py of github.com/andikleen/pmu-tools",
            confidence::medium}},
    {.cores = {core::nehalem, core::haswell},
     .when = trap_condition::period_below_32,
     .is = {"with sampling periods below 32 interrupts may come without end on this processor",
            "Linux, arch/x86/events/intel/core.c: nhm_limit_period, hsw_limit_period",
            confidence::high}},
    {.cores = {core::core2},
     .when = trap_condition::precise_of_one_level,
     .is = {"precise samples of one privilege level may have some of the other (errata AR63, W126)",
            "Intel, specification updates of processors of the Core microarchitecture",
            confidence::medium}},
    {.cores = {core::core2},
     .first_code = 0xc4,
     .last_code = 0xc4,
     .masks = 0xfe,
     .is = {"CPUID instructions are counted as branches, too (erratum W146)",
            "Intel, specification update of Celeron processors of the Core microarchitecture",
            confidence::medium}},
    {.cores = {core::haswell, core::broadwell},
     .first_code = 0x24,
     .last_code = 0x24,
     .masks = 0x7f,
     .has_masks = 0x41,
     .is = detail::hits_of_l2},
    {.cores = {core::haswell, core::broadwell},
     .first_code = 0x24,
     .last_code = 0x24,
     .masks = 0x7f,
     .has_masks = 0x42,
     .is = detail::hits_of_l2},
    {.cores = {core::haswell, core::broadwell},
     .first_code = 0x24,
     .last_code = 0x24,
     .masks = 0x7f,
     .has_masks = 0x44,
     .is = detail::hits_of_l2},
    {.cores = {core::bonnell},
     .first_code = 0x40,
     .last_code = 0x40,
     .masks = 0x7f,
     .has_masks = 0x21,
     .is = detail::l1_of_bonnell},
    {.cores = {core::bonnell},
     .first_code = 0x40,
     .last_code = 0x40,
     .masks = 0x7f,
     .has_masks = 0x22,
     .is = detail::l1_of_bonnell},
};

/// Calls `visit(const select::trap &)` for each trap (counts that differ from their documentation)
/// of an event, given by its numbers.
/// `holds(condition)`: whether the choice is among those that the trap concerns.
/// `is`: the core whose facts the processor has; `listed`: the core whose event list the processor
/// has.
template <typename Holds, typename Each>
constexpr void each_trap(core is, core listed, std::uint32_t code, std::uint32_t masks,
                         Holds &&holds, Each &&visit) {
    for (const trap_row &row : traps) {
        bool concerned = false;
        for (const core core : row.cores)
            concerned = concerned || (core == is && is != core::none);
        concerned = concerned && (row.listed == core::none || row.listed == listed) &&
                    code >= row.first_code && code <= row.last_code &&
                    (masks & row.masks) == row.has_masks;
        if (concerned && holds(row.when)) visit(row.is);
    }
}

} // namespace msr::perfmon
