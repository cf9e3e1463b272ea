// Events whose counts differ from their documentation, always or at times: errata, and reports of
// users. Each row has its source. Nothing was measured here.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/amd/counters/target.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::amd {

/// The value of `last_code` or `mask` of a `trap_row` that stands for any event number or any unit
/// mask.
inline constexpr std::uint16_t any_code = 0xffff;

/// A trap of events of a unit: events whose counts differ from their documentation on some
/// processors.
struct trap_row {
    /// Kinds of cores on which the events' counts differ from their documentation.
    generation_set generations{};
    /// The unit whose counters count the row's events.
    unit counts = unit::core;
    /// The lowest event number whose counts differ from their documentation.
    std::uint16_t first_code{};
    /// The highest event number whose counts differ from their documentation, which is included.
    std::uint16_t last_code{};
    /// The counts differ from their documentation only for unit masks that lack one of these bits;
    /// 0: for all unit masks.
    std::uint16_t without{};
    /// The counts differ from their documentation only for this unit mask; `any_code`: for all unit
    /// masks.
    std::uint16_t mask = any_code;
    /// How the counts differ from their documentation, in words, with the source.
    select::trap is{};
};

inline constexpr trap_row traps[] = {
    {.generations = of_generations(generation::zen1),
     .first_code = 0x0c0,
     .last_code = 0x0c0,
     .is = {"retired instructions may be counted wrong here (errata 990, 1054)",
            "AMD 55449, as github.com/rr-debugger/rr issue 2034 cites it", confidence::medium}},
    {.generations = of_generations(generation::zen2),
     .first_code = 0x0c0,
     .last_code = 0x0c0,
     .is = {"retired instructions may be overcounted here (erratum 1291)",
            "AMD, revision guide of family 17h models 30h to 3Fh, as github.com/icl-utk-edu/papi "
            "issues 160 and 435 cite it",
            confidence::medium}},
    {.generations = of_generations(generation::zen1, generation::zen2),
     .first_code = 0x0d1,
     .last_code = 0x0d1,
     .is = {"branches behind a locked instruction may be counted though they are undone, unless "
            "MSR C001_1020h has bit 54 set",
            "github.com/rr-debugger/rr issue 2034; github.com/jlgreathouse/AMD_IBS_Toolkit issue 5",
            confidence::medium}},
    {.generations = of_generations(generation::zen1),
     .first_code = 0x041,
     .last_code = 0x041,
     .is = {"miss address buffers may be counted wrong here (erratum 1047)",
            "AMD 55449, as github.com/rr-debugger/rr issue 2034 cites it", confidence::medium}},
    {.generations = of_generations(generation::zen1),
     .counts = unit::l3,
     .first_code = 0,
     .last_code = any_code,
     .is = {"events of the L3 cache may be counted wrong here (erratum 1067)",
            "AMD 55449, as github.com/rr-debugger/rr issue 2034 cites it", confidence::medium}},
    {.generations = every_zen,
     .first_code = 0x080,
     .last_code = 0x081,
     .is = {"accesses of the instruction cache, and misses, are counted wrong from family 17h on: "
            "event 060h with unit mask 10h counts misses",
            "AMD on the Linux kernel's list, May 2025, as github.com/icl-utk-edu/papi issue 386 "
            "cites it",
            confidence::medium}},
    {.generations = of_generations(generation::family10h),
     .first_code = 0x4e0,
     .last_code = 0x4e2,
     .without = 0xf0,
     .is = {"from revision D on (six cores) these events count for all cores only: unit mask F0h",
            "libpfm4 91970fe6, amd64_events_fam10h.h; oprofile 48651c00", confidence::high}},
    {.generations = of_generations(generation::zen6),
     .first_code = 0x003,
     .last_code = 0x003,
     .mask = 0xa0,
     .is = {"the list gives three names this unit mask: packed double, scalar half and packed half "
            "precision",
            "Linux 7.3.4, pmu-events/arch/x86/amdzen6", confidence::low}},
};

/// Calls `visit(const trap &)` for the traps, counts that differ from their documentation, of an
/// event on some processor of a target.
/// `counts`: the unit that counts the event
/// `code`: the event's number
/// `mask`: the event's unit mask
template <typename Each>
constexpr void each_trap(const target &target, unit counts, std::uint32_t code, std::uint32_t mask,
                         Each &&visit) {
    for (const trap_row &row : traps)
        if (target.includes(row.generations) && row.counts == counts && code >= row.first_code &&
            code <= row.last_code && (row.without == 0 || (mask & row.without) != row.without) &&
            (row.mask == any_code || mask == row.mask))
            visit(row.is);
}

} // namespace msr::amd
