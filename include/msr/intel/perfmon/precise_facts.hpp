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

/// The registers that say which counters sample precisely.
enum class precise_form : std::uint8_t {
    none,          ///< the processor has no precise sampling, or no source describes it
    debug_store,   ///< IA32_PEBS_ENABLE; records hold what their format has
    adaptive,      ///< IA32_PEBS_ENABLE; MSR_PEBS_DATA_CFG says what records hold
    architectural, ///< IA32_PMC_GPn_CFG_C and IA32_PMC_FXm_CFG_C
};

/// The event whose latency MSR_PEBS_LD_LAT filters.
struct load_latency_facts {
    std::uint8_t code{};      ///< 0: none is known
    std::uint8_t masks{};     ///< unit mask of the event
    std::uint16_t counters{}; ///< general counters that can count it; others: disputed.hpp
};

/// The precise samples that a generation can take.
struct precise_facts {
    precise_form form{};          ///< how samples are asked for and written
    std::uint16_t general{};      ///< general counters that can
    bool fixed{};                 ///< fixed counters can, too
    std::uint32_t events{};       ///< events of the table, bit n for the event n
    std::uint16_t instructions{}; ///< general counters that can sample instructions_retired
    load_latency_facts loads{};   ///< the event that samples loads by their latency
    std::uint64_t record{};       ///< what can be chosen of records, as bits of MSR_PEBS_DATA_CFG
    bool has_twins{};             ///< Intel's list has precise twins of the retirement events
    select::confidence sure{};    ///< how sure the sources make the row
};

namespace detail {

constexpr std::uint32_t event_bit(event_number event) { return 1u << static_cast<unsigned>(event); }
inline constexpr std::uint32_t instructions_bit = event_bit(event_number::instructions_retired);
inline constexpr std::uint32_t branches_bit = event_bit(event_number::branches_retired);
inline constexpr std::uint32_t branch_misses_bit = event_bit(event_number::branch_misses_retired);
inline constexpr std::uint32_t frontend_bit = event_bit(event_number::frontend_retired);

/// Groups of formats 4 and 5: memory, registers, XMM, LBR and the number of LBR entries.
inline constexpr std::uint64_t record_groups = 0xff00'000f;
/// Format 6 also has the snapshot of counters and metrics.
inline constexpr std::uint64_t snapshot_groups = 0x00ff'ffff'ff00'003f;
/// Architectural records have the groups only.
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
/// From extended PEBS on every event can be sampled precisely (Linux: PMU_FL_PEBS_ALL).
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
/// Golden Cove and Redwood Cove do not sample instructions on general counter 0.
constexpr precise_facts without_instructions_on_0(precise_facts facts) {
    facts.instructions = static_cast<std::uint16_t>(facts.general & ~1u);
    return facts;
}

inline constexpr precise_facts core2_precise = one_counter(instructions_bit | branch_misses_bit);
/// Linux lets more pass, but says that what cannot be precise just gives no samples.
inline constexpr precise_facts bonnell_precise = core2_precise;
/// The manual's table of precise events (18-12), and Knights Landing's event list; Linux lets more
/// pass (intel_slm_pebs_event_constraints), on the same counter.
inline constexpr precise_facts silvermont_precise =
    less_sure(one_counter(branches_bit | branch_misses_bit));
/// The list of Goldmont says why: records can be collected on counter 0 only.
inline constexpr precise_facts goldmont_precise =
    one_counter(instructions_bit | branches_bit | branch_misses_bit);
/// Every event, but its fixed counters are left out: where the values lie that they are reloaded
/// with is not known of format 3.
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
/// Arrow Lake has two kinds of cores, whose load latency events differ: it has none here.
inline constexpr precise_facts arrow_lake_precise =
    less_sure(extended(precise_form::adaptive, 0xff));
inline constexpr precise_facts panther_lake_precise =
    less_sure(extended(precise_form::architectural, 0xff, {}, architectural_groups));
/// Load latency of these: Intel's lists of Panther Lake and Nova Lake.
inline constexpr precise_facts cougar_cove_precise = less_sure(
    extended(precise_form::architectural, 0x3ff, {0xcd, 0x01, 0x3fc}, architectural_groups));
inline constexpr precise_facts darkmont_precise = less_sure(
    extended(precise_form::architectural, 0xff, {0xd0, 0x05, 0xff}, architectural_groups));
inline constexpr precise_facts coyote_cove_precise = less_sure(
    extended(precise_form::architectural, 0xff, {0xcd, 0x01, 0xfc}, architectural_groups));

} // namespace detail

} // namespace msr::perfmon
