// Precise sampling (PEBS) of each generation: the registers, the counters, the events, and the
// loads whose latency can be sampled. Sources: Linux, arch/x86/events/intel/ds.c (the tables of
// precise events, and the register writes) and core.c (events with MSR_PEBS_LD_LAT, Goldmont Plus);
// the registers in test/facts/intel/intel_arch_pmu_fields.csv; Intel's event lists of Haswell,
// Skylake and Goldmont. Nothing was measured here.
#pragma once

#include <msr/intel/perfmon/events.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::perfmon {

/// The registers by which a processor says which counters sample precisely.
enum class precise_form : std::uint8_t {
    /// The processor has no precise sampling, or no source describes precise sampling on it.
    none,
    debug_store, ///< IA32_PEBS_ENABLE selects the counters; the format of records says what a
                 ///< record holds
    adaptive, ///< IA32_PEBS_ENABLE selects the counters; MSR_PEBS_DATA_CFG says what a record holds
    architectural, ///< IA32_PMC_GPn_CFG_C and IA32_PMC_FXm_CFG_C select the counters and what a
                   ///< record holds
};

/// The load latency event: the event whose loads MSR_PEBS_LD_LAT filters by latency.
struct load_latency_facts {
    /// Number of the event whose loads can be filtered by latency; 0: none is known.
    std::uint8_t code{};
    std::uint8_t masks{}; ///< unit mask of the event whose loads can be filtered by latency
    /// General counters that can count the load latency event, bit n for general counter n;
    /// disputed.hpp has further counters.
    std::uint16_t counters{};
};

/// The precise samples that the processors of a generation can take.
struct precise_facts {
    precise_form form{};     ///< the registers that select counters and the content of records
    std::uint16_t general{}; ///< general counters that can sample precisely, bit n for counter n
    /// Whether fixed counters can sample precisely, as general counters can.
    bool fixed{};
    std::uint32_t events{}; ///< events of the table `events` that can be precise, bit n for event n
    /// General counters that can sample instructions_retired precisely, bit n for counter n.
    std::uint16_t instructions{};
    load_latency_facts loads{}; ///< the event that samples loads by their latency
    /// The groups that precise records can hold by choice, as bits of MSR_PEBS_DATA_CFG.
    std::uint64_t record{};
    /// Intel's event list has second events for precise samples, such as PREC_DIST.
    bool has_twins{};
    select::confidence sure{}; ///< confidence in the facts about precise samples
};

namespace detail {

constexpr std::uint32_t event_bit(event_number event) { return 1u << static_cast<unsigned>(event); }
inline constexpr std::uint32_t instructions_bit = event_bit(event_number::instructions_retired);
inline constexpr std::uint32_t branches_bit = event_bit(event_number::branches_retired);
inline constexpr std::uint32_t branch_misses_bit = event_bit(event_number::branch_misses_retired);
inline constexpr std::uint32_t frontend_bit = event_bit(event_number::frontend_retired);

/// The groups of records of formats 4 and 5, as bits of MSR_PEBS_DATA_CFG: memory, registers, XMM,
/// LBR and the number of LBR entries.
inline constexpr std::uint64_t record_groups = 0xff00'000f;
/// The groups of records of format 6, as bits of MSR_PEBS_DATA_CFG: those of formats 4 and 5, and
/// the snapshot of counters and metrics.
inline constexpr std::uint64_t snapshot_groups = 0x00ff'ffff'ff00'003f;
/// The groups of architectural records, as bits of MSR_PEBS_DATA_CFG: memory, registers, XMM and
/// LBR.
inline constexpr std::uint64_t architectural_groups = 0xf;

constexpr precise_facts one_counter(std::uint32_t events) {
    return {
        .form = precise_form::debug_store, .general = 0x1, .events = events, .instructions = 0x1};
}
constexpr precise_facts four_counters_precise(std::uint32_t events, load_latency_facts loads) {
    return {.form = precise_form::debug_store,
            .general = 0xf,
            .events = events,
            .instructions = 0xf,
            .loads = loads};
}
/// Returns the facts of a processor with extended PEBS, on which every event can be sampled
/// precisely (Linux: PMU_FL_PEBS_ALL).
constexpr precise_facts extended(precise_form form, std::uint16_t general,
                                 load_latency_facts loads = {},
                                 std::uint64_t record = record_groups) {
    return {.form = form,
            .general = general,
            .fixed = true,
            .events = ~std::uint32_t{0},
            .instructions = general,
            .loads = loads,
            .record = record};
}
constexpr precise_facts with_twins(precise_facts facts) {
    facts.has_twins = true;
    return facts;
}
constexpr precise_facts less_sure(precise_facts facts) {
    facts.sure = select::confidence::medium;
    return facts;
}
/// Returns facts in which general counter 0 does not sample instructions, as on Golden Cove and
/// Redwood Cove.
constexpr precise_facts without_instructions_on_0(precise_facts facts) {
    facts.instructions = static_cast<std::uint16_t>(facts.general & ~1u);
    return facts;
}

inline constexpr precise_facts core2_precise = one_counter(instructions_bit | branch_misses_bit);
/// The precise samples of Bonnell. Linux lets more events pass, but says that an event which cannot
/// be precise just gives no samples.
inline constexpr precise_facts bonnell_precise = core2_precise;
/// The precise samples of Silvermont. Sources: the manual's table of precise events (18-12), and
/// Knights Landing's event list; Linux lets more events pass (intel_slm_pebs_event_constraints), on
/// the same counter.
inline constexpr precise_facts silvermont_precise =
    less_sure(one_counter(branches_bit | branch_misses_bit));
/// The precise samples of Goldmont. Goldmont's event list says why counter 0 alone samples: records
/// can be collected on no other counter.
inline constexpr precise_facts goldmont_precise =
    one_counter(instructions_bit | branches_bit | branch_misses_bit);
/// The precise samples of Goldmont Plus: every event on general counters. The fixed counters are
/// left out: no source says where the records of format 3 have the values with which fixed counters
/// are reloaded.
inline constexpr precise_facts goldmont_plus_precise = less_sure({.form = precise_form::debug_store,
                                                                  .general = 0xf,
                                                                  .events = ~std::uint32_t{0},
                                                                  .instructions = 0xf});
inline constexpr load_latency_facts nehalem_loads{0x0b, 0x10, 0x8};
inline constexpr precise_facts nehalem_precise =
    less_sure(four_counters_precise(instructions_bit | branches_bit, nehalem_loads));
inline constexpr precise_facts westmere_precise = less_sure(
    four_counters_precise(instructions_bit | branches_bit | branch_misses_bit, nehalem_loads));
inline constexpr precise_facts sandy_bridge_precise =
    with_twins(four_counters_precise(0, {0xcd, 0x01, 0x8}));
inline constexpr precise_facts haswell_precise =
    with_twins(four_counters_precise(0, {0xcd, 0x01, 0x8}));
inline constexpr precise_facts broadwell_precise = haswell_precise;
inline constexpr precise_facts skylake_precise =
    with_twins(four_counters_precise(frontend_bit, {0xcd, 0x01, 0xf}));
inline constexpr precise_facts ice_lake_precise =
    extended(precise_form::adaptive, 0xff, {0xcd, 0x01, 0xff});
inline constexpr precise_facts tremont_precise = extended(precise_form::adaptive, 0xf);
inline constexpr precise_facts golden_cove_precise =
    without_instructions_on_0(extended(precise_form::adaptive, 0xff, {0xcd, 0x01, 0xfe}));
inline constexpr load_latency_facts atom_loads{0xd0, 0x05, 0x3};
inline constexpr precise_facts gracemont_precise =
    extended(precise_form::adaptive, 0x3f, atom_loads);
inline constexpr precise_facts crestmont_precise =
    extended(precise_form::adaptive, 0xff, atom_loads);
inline constexpr precise_facts lion_cove_precise =
    less_sure(extended(precise_form::adaptive, 0x3ff, {0xcd, 0x01, 0x3fc}, snapshot_groups));
inline constexpr precise_facts skymont_precise =
    less_sure(extended(precise_form::adaptive, 0xff, atom_loads, snapshot_groups));
/// The precise samples that both kinds of cores of Arrow Lake can take: without load latencies, as
/// the load latency events of the two kinds differ.
inline constexpr precise_facts arrow_lake_precise =
    less_sure(extended(precise_form::adaptive, 0xff));
inline constexpr precise_facts panther_lake_precise =
    less_sure(extended(precise_form::architectural, 0xff, {}, architectural_groups));
/// Each constant has the precise samples of a core of Panther Lake or Nova Lake, with the load
/// latency event of Intel's list.
inline constexpr precise_facts cougar_cove_precise = less_sure(
    extended(precise_form::architectural, 0x3ff, {0xcd, 0x01, 0x3fc}, architectural_groups));
inline constexpr precise_facts darkmont_precise = less_sure(
    extended(precise_form::architectural, 0xff, {0xd0, 0x05, 0xff}, architectural_groups));
inline constexpr precise_facts coyote_cove_precise = less_sure(
    extended(precise_form::architectural, 0xff, {0xcd, 0x01, 0xfc}, architectural_groups));

} // namespace detail

} // namespace msr::perfmon
