// Disputes of sources about the counters of an event: Intel's list names fewer than Linux's tables
// of constraints do. Plans take the list's counters, which are the stricter choice; `disputed` on a
// choice adds the counters of Linux. Sources: intel/perfmon 6dadedf3aa48 against Linux 6.12.117,
// arch/x86/events/intel/core.c (the table of each core) and, for load latencies, ds.c (precise
// events on counters 0 to 3). From Sandy Bridge to Skylake the lists keep these events on counters
// 0 to 3 without Hyper-Threading, too, where Linux lets all eight count them. Not in this table:
// L1D_PEND_MISS.FB_FULL of Sandy Bridge (48/02), which Linux's row of the whole code 48h puts on
// counter 2, and INST_RETIRED.TOTAL_CYCLES_PS of Skylake (C0/01), which Linux's row of another
// event with these numbers puts on counter 1: the rows do not tell the events apart. libpfm4 by
// itself decides nothing: it has a set for a whole code. Off-core responses of Nehalem and of
// Westmere EX are on counter 2 in Intel's lists, on any in Linux, libpfm4, LIKWID and oprofile. Of
// Nova Lake, Linux (7.3.4) names fewer counters: `stricter_counters`. FP_COMPS_OP_EXE (10) of Core
// Duo is on counter 0 in oprofile alone: Linux and libpfm4 are followed.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/processor/identity.hpp>

#include <cstdint>

namespace msr::perfmon {

namespace detail {

/// Events of Nehalem whose counters are disputed: code in bits 15:8, unit mask in bits 7:0.
inline constexpr std::uint16_t nehalem_disputed[] = {
    0x0b10, 0x4c01, 0x5201, 0x5301, 0xb701,
};
inline constexpr std::uint16_t westmere_disputed[] = {
    0x0b10, 0x4c01, 0x4e01, 0x4e02, 0x4e04, 0x5201,
};
inline constexpr std::uint16_t sandy_bridge_disputed[] = {
    0x0e01, 0x3c02, 0x7902, 0x9c01, 0xc201, 0xc404, 0xc504, 0xca1e, 0xd402,
};
inline constexpr std::uint16_t ivy_bridge_disputed[] = {
    0x0e01, 0x3c02, 0xb101, 0xc201, 0xc404, 0xc504, 0xca1e, 0xcd02,
};
inline constexpr std::uint16_t haswell_disputed[] = {
    0x0e01, 0x3c02, 0x7902, 0x9c01, 0xa302, 0xa305, 0xa306, 0xb101, 0xbc11, 0xbc12, 0xbc14, 0xbc18,
    0xbc21, 0xbc22, 0xbc24, 0xbc28, 0xbc41, 0xbc42, 0xbc44, 0xbc48, 0xbc81, 0xbc82, 0xbc84, 0xbc88,
    0xc201, 0xc404, 0xc504, 0xc901, 0xc902, 0xc904, 0xc908, 0xc910, 0xc920, 0xc940, 0xc980, 0xca1e,
};
inline constexpr std::uint16_t broadwell_disputed[] = {
    0x0e01, 0x3c02, 0x7902, 0x9c01, 0xa003, 0xa302, 0xa304, 0xa305, 0xa306, 0xa308, 0xa30c, 0xb101,
    0xbc11, 0xbc12, 0xbc14, 0xbc18, 0xbc21, 0xbc22, 0xbc24, 0xc001, 0xc201, 0xc404, 0xc504, 0xc701,
    0xc702, 0xc703, 0xc704, 0xc708, 0xc710, 0xc715, 0xc718, 0xc720, 0xc72a, 0xc73c, 0xc7fc, 0xc901,
    0xc902, 0xc904, 0xc908, 0xc910, 0xc920, 0xc940, 0xc980, 0xca1e, 0xd301, 0xd304, 0xd310, 0xd320,
};
inline constexpr std::uint16_t skylake_disputed[] = {
    0xa314, 0xc404, 0xc504, 0xd301, 0xd302, 0xd304, 0xd308, 0xd310, 0xd404,
};
inline constexpr std::uint16_t golden_cove_disputed[] = {
    0xa305,
    0xa306,
    0xa30c,
};
inline constexpr std::uint16_t knights_landing_disputed[] = {
    0xc000,
};
inline constexpr std::uint16_t loads_disputed[] = {0xcd01};
inline constexpr std::uint16_t westmere_ex_disputed[] = {0xb701};
inline constexpr std::uint16_t coyote_cove_disputed[] = {0xa410};
/// Events of Coyote Cove with fewer counters in Linux than in Intel's list: IDQ, EXE_RETIRED,
/// MEM_INST_RETIRED.ANY, UOPS_DECODED.HEAVY_INST_UOPS and UOPS_DISPATCHED of the integer units have
/// all eight counters in Intel's list 1.00, counters 0 to 3 in Linux 7.3.4. Code in bits 15:8, unit
/// mask in bits 7:0.
inline constexpr std::uint16_t coyote_cove_stricter[] = {
    0x7601, 0x7904, 0x7908, 0x7920, 0xb201, 0xb202, 0xd087, 0xdf01, 0xdf02, 0xdf03,
};

} // namespace detail

/// Returns the general counters, bit n for counter n, that may count an event of a processor where
/// Linux names fewer counters than Intel's event list; all bits for other events.
constexpr select::counter_set stricter_counters(core core, std::uint32_t code,
                                                std::uint32_t masks) {
    const auto number = static_cast<std::uint16_t>(code << 8 | masks);
    if (core == core::nova_lake)
        for (const std::uint16_t index : detail::coyote_cove_stricter)
            if (index == number) return 0xf;
    // The events SERIALIZATION.IQ_JEU_SCB and SERIALIZATION.NON_C01_MS_SCB.
    if (core == core::nova_lake_atom && number == 0x7501) return 0x1;
    if (core == core::nova_lake_atom && number == 0x7502) return 0x2;
    return ~select::counter_set{0};
}

/// Returns the general counters, bit n for counter n, that a source lets count an event of a
/// processor, in addition to those of Intel's list; 0 for events without a dispute.
constexpr select::counter_set disputed_counters(core core, std::uint32_t code,
                                                std::uint32_t masks) {
    const auto number = static_cast<std::uint16_t>(code << 8 | masks);
    const auto counters = [&](sequence<std::uint16_t> disputed, std::uint32_t total) {
        for (const std::uint16_t index : disputed)
            if (index == number) return select::counter_set{total};
        return select::counter_set{0};
    };
    switch (core) {
    case core::nehalem:
    case core::nehalem_ex:
        return counters(all_of(detail::nehalem_disputed), 0xf);
    case core::westmere_ex:
        return counters(all_of(detail::westmere_disputed), 0xf) |
               counters(all_of(detail::westmere_ex_disputed), 0xf);
    case core::westmere:
    case core::westmere_ep:
        return counters(all_of(detail::westmere_disputed), 0xf);
    case core::sandy_bridge:
    case core::sandy_bridge_ep:
        return counters(all_of(detail::sandy_bridge_disputed), 0xff);
    case core::ivy_bridge:
    case core::ivy_bridge_ep:
        return counters(all_of(detail::ivy_bridge_disputed), 0xff);
    case core::haswell:
    case core::haswell_ep:
        return counters(all_of(detail::haswell_disputed), 0xff) |
               counters(all_of(detail::loads_disputed), 0xf);
    case core::broadwell:
    case core::broadwell_ep:
    case core::broadwell_de:
        return counters(all_of(detail::broadwell_disputed), 0xff) |
               counters(all_of(detail::loads_disputed), 0xf);
    case core::skylake:
    case core::skylake_sp:
    case core::cascade_lake:
        return counters(all_of(detail::skylake_disputed), 0xff);
    case core::alder_lake:
    case core::sapphire_rapids:
    case core::emerald_rapids:
    case core::meteor_lake:
    case core::granite_rapids:
        return counters(all_of(detail::golden_cove_disputed), 0xff);
    case core::nova_lake:
        return counters(all_of(detail::coyote_cove_disputed), 0xff);
    case core::knights_landing:
        return counters(all_of(detail::knights_landing_disputed), 0x3);
    default:
        return 0;
    }
}

} // namespace msr::perfmon
