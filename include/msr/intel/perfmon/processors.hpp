// The processors that a plan can be made for: versions 1 to 6 of architectural performance
// monitoring, and the processors whose counters and select bits are known. The table of processors
// (msr/processor) has their names and models.
// Sources: test/facts/intel/intel_pmu_generations.csv, whose counts were measured with CPUID on
// such processors by others, and intel_arch_pmu_fields.csv.
#pragma once

#include <msr/core/text.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/intel/perfmon/registers/counter_registers.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// The layouts of IA32_PERFEVTSELn, named as in the table of fields.
enum class select_layout : std::uint8_t {
    v1, ///< select registers (`perfevtsel_v1`) of versions 1 and 2
    /// Select registers (`perfevtsel_v3`) of version 3, and of 4 without TSX; with AnyThread.
    v3,
    /// Select registers (`perfevtsel_v3_tsx`) of Haswell to Skylake; with bits of transactions.
    v3_tsx,
    v5, ///< select registers (`perfevtsel_v5`) of version 5; without AnyThread
    v6, ///< select registers (`perfevtsel_v6`) of version 6; with a second unit mask
};

/// The layouts of MSR_PEBS_FRONTEND. Redwood Cove and Lion Cove have the fields of `spr`, but the
/// event that the register filters has another number on these cores (Linux driver, tables of extra
/// registers).
enum class frontend_layout : std::uint8_t {
    none, ///< the processor lacks MSR_PEBS_FRONTEND
    skl,  ///< MSR_PEBS_FRONTEND (`pebs_frontend_skl`) of Skylake to Ice Lake
    spr,  ///< MSR_PEBS_FRONTEND (`pebs_frontend_spr`) of Sapphire Rapids and Golden Cove
    /// MSR_PEBS_FRONTEND (`pebs_frontend_spr`) of Redwood Cove and later cores; the event that the
    /// register filters has another unit mask.
    later,
};

/// The layouts of IA32_PEBS_ENABLE. No source says the layout of Silvermont and Knights Landing.
enum class pebs_layout : std::uint8_t {
    none,       ///< the processor has no PEBS, or no layout is known
    core2_atom, ///< IA32_PEBS_ENABLE (`pebs_enable_core2_atom`): general counter 0 only
    nhm,        ///< IA32_PEBS_ENABLE (`pebs_enable_nhm`) of Nehalem and Westmere
    snb,        ///< IA32_PEBS_ENABLE (`pebs_enable_snb`) of Sandy Bridge and Ivy Bridge
    hsw,        ///< IA32_PEBS_ENABLE (`pebs_enable_hsw`) of Haswell to Skylake, and of Goldmont
    /// IA32_PEBS_ENABLE (`pebs_enable_icl`) of Ice Lake and later; with bits of fixed counters.
    icl,
};

/// The layouts of IA32_PERF_METRICS: the shares of issue slots that the register holds.
enum class metrics_layout : std::uint8_t {
    none, ///< the processor lacks IA32_PERF_METRICS
    icl,  ///< IA32_PERF_METRICS has four shares, of the first level: Ice Lake
    spr,  ///< IA32_PERF_METRICS has eight shares, of two levels: Sapphire Rapids, Alder Lake and
          ///< later
};

/// The features that processors of the same name may have or lack.
struct extras {
    /// IA32_PERF_CAPABILITIES[13] is set: the plan writes whole counters through IA32_A_PMCn, and
    /// sampling periods may be as long as the counter is wide.
    bool full_width = false;
    /// Hyper-Threading is off; on some processors a core without Hyper-Threading has twice the
    /// general counters.
    bool one_thread_per_core = false;
    /// Bit 0 of MSR_TSX_FORCE_ABORT (10Fh) exists and is clear: transactions of Skylake take
    /// general counter 3 (Intel, "Performance Monitoring Impact of TSX Memory Ordering Issue";
    /// Linux, tfa_get_event_constraints).
    bool transactions_take_counter_3 = false;
};

/// Whether a core runs two threads: `haswell.with(hyper_threading::off)` has 8 general counters.
enum class hyper_threading : std::uint8_t {
    off, ///< each core runs a single thread
    on,  ///< each core runs two threads
};
/// Bit 0 of MSR_TSX_FORCE_ABORT on Skylake: where the bit is clear, transactions take general
/// counter 3.
enum class tsx_force_abort : std::uint8_t {
    clear, ///< the bit is clear: transactions may take general counter 3
    set,   ///< the bit is set: transactions do not take general counter 3, which is free
};

/// A target: the features of a processor on which a plan may rely. By default a target has the
/// features of every processor with version 1.
struct target {
    std::uint8_t version = 1;     ///< version of architectural performance monitoring
    std::uint8_t processor = 0;   ///< index of the processor's row in `processors`
    std::uint16_t general = 0x3;  ///< set of the general counters, bit n for IA32_PMCn
    std::uint8_t fixed = 0;       ///< set of the fixed counters, bit n for IA32_FIXED_CTRn
    std::uint8_t width = 40;      ///< width of a general counter, in bits
    std::uint8_t fixed_width = 0; ///< width of a fixed counter, in bits; 0: no fixed counter
    /// Set of the architectural events, bit n for the event of CPUID bit n.
    std::uint16_t events = 0x7f;
    select_layout layout{}; ///< the layout of IA32_PERFEVTSELn
    /// The variant of the off-core registers; `no_offcore`: no layout of these registers is known.
    offcore_variant offcore = no_offcore;
    /// The layout of MSR_PEBS_FRONTEND; `none`: the register is missing.
    frontend_layout frontend{};
    pebs_layout pebs{};       ///< the layout of IA32_PEBS_ENABLE; `none`: no layout is known
    metrics_layout metrics{}; ///< the layout of IA32_PERF_METRICS; `none`: the register is missing
    bool full_width = false;  ///< all bits of counters can be written: IA32_PERF_CAPABILITIES[13]
    /// The core, as a number, whose event list is that of the target; 0: the core of `processor`.
    std::uint8_t listed = 0;
    /// Bits of the select registers that the processor lacks, according to CPUID.
    std::uint64_t lacking{};

    /// Returns whether IA32_PERF_GLOBAL_CTRL and IA32_FIXED_CTR_CTRL exist.
    constexpr bool has_global_control() const { return version >= 2; }
    /// Returns whether the aliases of counters and select registers exist, from address 0x1900 on.
    constexpr bool has_aliases() const { return version >= 6; }
    /// Returns whether a fixed counter can count for both threads of a core, which is deprecated
    /// from version 5 on.
    constexpr bool fixed_any_thread() const {
        const bool is_there = (lacking & decltype(perfevtsel_v3::any_thread)::mask) == 0;
        return is_there && (version == 3 || version == 4);
    }

    /// Returns the target with options that CPUID does not report, such as `hyper_threading::off`.
    /// `extras` must come first, as `extras` replaces all options before it.
    template <typename... Option>
    constexpr target with(Option... option) const;

    friend constexpr bool operator==(const target &, const target &) = default;
};

/// The row of a processor, or of a version of architectural monitoring: the target and the name. A
/// processor that the table of processors calls `like` another processor has the row of the other
/// processor.
struct processor_row {
    /// The row's processor; `none`: any processor of a version of architectural performance
    /// monitoring.
    core which{};
    /// The name of the processor or of the version of architectural performance monitoring.
    const char *name{};
    /// The name of the processor or of the version of architectural monitoring, for people.
    const char *text{};
    target is{}; ///< the row's target; its member `processor` is set by `target_at`
    /// General counters without Hyper-Threading, bit n for general counter n; 0: the same counters
    /// as with Hyper-Threading.
    std::uint16_t without_threads{};
    const char *pebs{};      ///< a note about PEBS from the table of facts, or null
    precise_facts precise{}; ///< the events that the processor can sample precisely
};

namespace detail {

/// Each constant is a set of architectural events, bit n for event n. Version 5 has the event of
/// topdown slots, too; with version 6 a performance core was measured to have 0x1dff, an Atom core
/// 0x1f7f (CPUID.23H.3 EAX).
inline constexpr std::uint16_t version_5_events = 0xff;
inline constexpr std::uint16_t version_6_events = 0x1fff;
inline constexpr std::uint16_t version_6_core_events = 0x1dff;
inline constexpr std::uint16_t version_6_atom_events = 0x1f7f;

inline constexpr target two_counters{
    .version = 3, .fixed = 0x7, .fixed_width = 40, .layout = select_layout::v3};
inline constexpr target four_counters{.version = 3,
                                      .general = 0xf,
                                      .fixed = 0x7,
                                      .width = 48,
                                      .fixed_width = 48,
                                      .layout = select_layout::v3};
/// The bits of a select register that restrict counts to transactions. Atom cores lack TSX (Linux
/// allows the bits on no such core), and so not all processors of versions 5 and 6 have the bits;
/// for performance cores CPUID reports TSX.
inline constexpr std::uint64_t of_transactions =
    decltype(perfevtsel_v5::in_tx)::mask | decltype(perfevtsel_v5::in_tx_checkpointed)::mask;
inline constexpr target version_5{.version = 5,
                                  .general = 0xf,
                                  .fixed = 0x7,
                                  .width = 48,
                                  .fixed_width = 48,
                                  .events = version_5_events,
                                  .layout = select_layout::v5,
                                  .lacking = of_transactions};
inline constexpr target version_6{.version = 6,
                                  .general = 0xff,
                                  .fixed = 0x7,
                                  .width = 48,
                                  .fixed_width = 48,
                                  .events = version_6_events,
                                  .layout = select_layout::v6,
                                  .lacking = of_transactions};

constexpr target with_layout(target target, select_layout layout) {
    target.layout = layout;
    return target;
}
constexpr target with_version(target target, unsigned version) {
    target.version = static_cast<std::uint8_t>(version);
    return target;
}
constexpr target with_counters(target target, unsigned general, unsigned fixed) {
    target.general = static_cast<std::uint16_t>(general);
    target.fixed = static_cast<std::uint8_t>(fixed);
    return target;
}
constexpr target with_offcore(target target, offcore_variant variant) {
    target.offcore = variant;
    return target;
}
constexpr target with_frontend(target target, frontend_layout layout) {
    target.frontend = layout;
    return target;
}
constexpr target with_pebs(target target, pebs_layout layout) {
    target.pebs = layout;
    return target;
}
constexpr target with_metrics(target target, metrics_layout layout) {
    target.metrics = layout;
    return target;
}
constexpr target with_transactions(target target) {
    target.lacking &= ~of_transactions;
    return target;
}
constexpr target with_events(target target, unsigned events) {
    target.events = static_cast<std::uint16_t>(events);
    return target;
}

inline constexpr target core2_is{
    .version = 2, .fixed = 0x7, .fixed_width = 40, .pebs = pebs_layout::core2_atom};
inline constexpr target nehalem_is =
    with_pebs(with_offcore(four_counters, offcore_variant::nhm), pebs_layout::nhm);
inline constexpr target sandy_bridge_is =
    with_pebs(with_offcore(four_counters, offcore_variant::snb), pebs_layout::snb);
inline constexpr target sandy_bridge_ep_is =
    with_offcore(sandy_bridge_is, offcore_variant::snbep_skl);
inline constexpr target haswell_is =
    with_pebs(with_layout(sandy_bridge_ep_is, select_layout::v3_tsx), pebs_layout::hsw);
inline constexpr target skylake_is =
    with_frontend(with_version(haswell_is, 4), frontend_layout::skl);
inline constexpr target silvermont_is =
    with_pebs(with_offcore(two_counters, offcore_variant::slm_rsp0), pebs_layout::core2_atom);
inline constexpr target goldmont_is = with_pebs(
    with_offcore(with_version(four_counters, 4), offcore_variant::glm_rsp0), pebs_layout::hsw);
inline constexpr target version_5_pebs = with_pebs(version_5, pebs_layout::icl);
/// The target of version 6 with the layout of IA32_PEBS_ENABLE that version 5 has: for processors
/// before Panther Lake.
inline constexpr target version_6_pebs = with_pebs(version_6, pebs_layout::icl);
inline constexpr target version_5_core =
    with_transactions(with_counters(version_5_pebs, 0xff, 0xf));
inline constexpr target ice_lake_is = with_metrics(
    with_frontend(with_offcore(version_5_core, offcore_variant::icl), frontend_layout::skl),
    metrics_layout::icl);
inline constexpr target golden_cove_is = with_metrics(
    with_frontend(with_offcore(version_5_core, offcore_variant::spr), frontend_layout::spr),
    metrics_layout::spr);
inline constexpr target redwood_cove_is = with_frontend(golden_cove_is, frontend_layout::later);
inline constexpr target panther_lake_core_is = with_metrics(
    with_frontend(with_events(with_offcore(with_transactions(with_counters(version_6, 0x3ff, 0xf)),
                                           offcore_variant::lnc),
                              version_6_core_events),
                  frontend_layout::later),
    metrics_layout::spr);
inline constexpr target panther_lake_atom_is =
    with_events(with_counters(version_6, 0xff, 0x77), version_6_atom_events);
inline constexpr target lunar_lake_is = with_metrics(
    with_frontend(
        with_events(with_offcore(with_transactions(with_counters(version_6_pebs, 0x3ff, 0xf)),
                                 offcore_variant::lnc),
                    version_6_core_events),
        frontend_layout::later),
    metrics_layout::spr);

/// Returns the row of a version of architectural performance monitoring.
constexpr processor_row version_row(const char *name, const char *text, target kind) {
    return {.name = name, .text = text, .is = kind};
}
/// Returns the row of a processor. The name, and the text where `text` is null, are those of the
/// table of processors.
constexpr processor_row facts_of(core core, target kind, const char *pebs,
                                 precise_facts precise = {}, const char *text = nullptr) {
    return {.which = core,
            .name = processor_row_of(core).name,
            .text = text != nullptr ? text : processor_row_of(core).text,
            .is = kind,
            .pebs = pebs,
            .precise = precise};
}
/// Returns the row of a processor that has eight general counters where Hyper-Threading is off.
constexpr processor_row eight_without_threads(processor_row row) {
    row.without_threads = 0xff;
    return row;
}

} // namespace detail

/// The rows of the versions, 1 to 6, and then of the processors in the order of the table of
/// processors. The target of a version has the features that all processors of the version have.
inline constexpr processor_row processors[] = {
    detail::version_row("perfmon1", "architectural performance monitoring version 1", {}),
    detail::version_row("perfmon2", "architectural performance monitoring version 2",
                        {.version = 2, .fixed = 0x7, .fixed_width = 40}),
    detail::version_row("perfmon3", "architectural performance monitoring version 3",
                        detail::two_counters),
    detail::version_row("perfmon4", "architectural performance monitoring version 4",
                        detail::with_version(detail::four_counters, 4)),
    detail::version_row("perfmon5", "architectural performance monitoring version 5",
                        detail::version_5),
    detail::version_row(
        "perfmon6", "architectural performance monitoring version 6",
        detail::with_events(detail::version_6,
                            detail::version_6_core_events &detail::version_6_atom_events)),
    detail::facts_of(core::yonah, {}, "none"),
    detail::facts_of(core::core2, detail::core2_is, "format 0, counter 0 only",
                     detail::core2_precise),
    detail::facts_of(core::bonnell,
                     detail::with_pebs(detail::two_counters, pebs_layout::core2_atom), "format 0",
                     detail::bonnell_precise),
    detail::facts_of(core::nehalem, detail::nehalem_is, "format 1", detail::nehalem_precise),
    detail::facts_of(core::westmere, detail::nehalem_is, "format 1", detail::westmere_precise),
    detail::eight_without_threads(detail::facts_of(core::sandy_bridge, detail::sandy_bridge_is,
                                                   "format 1", detail::sandy_bridge_precise)),
    detail::eight_without_threads(detail::facts_of(core::sandy_bridge_ep,
                                                   detail::sandy_bridge_ep_is, "format 1",
                                                   detail::sandy_bridge_precise)),
    detail::eight_without_threads(detail::facts_of(core::ivy_bridge, detail::sandy_bridge_is,
                                                   "format 1", detail::sandy_bridge_precise)),
    detail::eight_without_threads(detail::facts_of(core::ivy_bridge_ep, detail::sandy_bridge_ep_is,
                                                   "format 1", detail::sandy_bridge_precise)),
    detail::eight_without_threads(
        detail::facts_of(core::haswell, detail::haswell_is, "format 2", detail::haswell_precise)),
    detail::eight_without_threads(detail::facts_of(core::broadwell, detail::haswell_is, "format 2",
                                                   detail::broadwell_precise)),
    detail::facts_of(core::silvermont, detail::silvermont_is, "format 2",
                     detail::silvermont_precise, "Atom (Silvermont, Airmont)"),
    detail::facts_of(
        core::knights_landing,
        detail::with_pebs(detail::with_offcore(detail::two_counters, offcore_variant::knl_rsp0),
                          pebs_layout::core2_atom),
        "format not established", detail::silvermont_precise,
        "Xeon Phi (Knights Landing, Knights Mill)"),
    detail::eight_without_threads(detail::facts_of(core::skylake, detail::skylake_is, "format 3",
                                                   detail::skylake_precise,
                                                   "Skylake to Comet Lake and Cannon Lake")),
    detail::facts_of(core::goldmont, detail::goldmont_is, "format 3", detail::goldmont_precise),
    detail::facts_of(core::goldmont_plus, detail::goldmont_is, "format 3",
                     detail::goldmont_plus_precise),
    detail::facts_of(core::ice_lake, detail::ice_lake_is, "format 4", detail::ice_lake_precise,
                     "Ice Lake, Tiger Lake, Rocket Lake"),
    detail::facts_of(core::lakefield, detail::version_5, nullptr),
    detail::facts_of(core::tremont,
                     detail::with_offcore(detail::version_5_pebs, offcore_variant::tnt_rsp0),
                     "format 4", detail::tremont_precise),
    detail::facts_of(core::alder_lake, detail::golden_cove_is, "format 4",
                     detail::golden_cove_precise, "Alder Lake, Raptor Lake: performance cores"),
    detail::facts_of(core::alder_lake_atom,
                     detail::with_offcore(detail::with_counters(detail::version_5_pebs, 0x3f, 0x7),
                                          offcore_variant::grt),
                     "format 4", detail::gracemont_precise, "Alder Lake, Raptor Lake: Atom cores"),
    detail::facts_of(core::sapphire_rapids, detail::golden_cove_is, "format 4",
                     detail::golden_cove_precise, "Sapphire Rapids, Emerald Rapids"),
    detail::facts_of(core::meteor_lake, detail::redwood_cove_is, "format 4 or 5",
                     detail::golden_cove_precise),
    detail::facts_of(core::meteor_lake_atom,
                     detail::with_offcore(detail::with_counters(detail::version_5_pebs, 0xff, 0x7),
                                          offcore_variant::cmt_rsp0),
                     "format 4 or 5", detail::crestmont_precise),
    detail::facts_of(core::granite_rapids, detail::redwood_cove_is, "format 5 or 6",
                     detail::golden_cove_precise),
    detail::facts_of(core::lunar_lake, detail::lunar_lake_is, "format 6",
                     detail::lion_cove_precise),
    detail::facts_of(
        core::lunar_lake_atom,
        detail::with_offcore(
            detail::with_events(detail::with_counters(detail::version_6_pebs, 0xff, 0x77),
                                detail::version_6_atom_events),
            offcore_variant::cmt_rsp0),
        "format 6", detail::skymont_precise),
    detail::facts_of(core::arrow_lake_h, detail::with_counters(detail::version_5_pebs, 0xff, 0x7),
                     "format 5", detail::arrow_lake_precise),
    detail::facts_of(core::arrow_lake_s, detail::version_6_pebs, "format 5",
                     detail::arrow_lake_precise),
    detail::facts_of(core::panther_lake, detail::version_6, "architectural",
                     detail::panther_lake_precise),
    detail::facts_of(core::panther_lake_core, detail::panther_lake_core_is, "architectural",
                     detail::cougar_cove_precise),
    detail::facts_of(core::panther_lake_atom,
                     detail::with_offcore(detail::panther_lake_atom_is, offcore_variant::cmt_rsp0),
                     "architectural", detail::darkmont_precise),
    detail::facts_of(
        core::nova_lake,
        detail::with_offcore(detail::with_counters(detail::panther_lake_core_is, 0xff, 0xf),
                             offcore_variant::omr_core),
        "architectural", detail::coyote_cove_precise),
    detail::facts_of(core::nova_lake_atom,
                     detail::with_offcore(detail::panther_lake_atom_is, offcore_variant::omr_atom),
                     "architectural", detail::panther_lake_precise),
};
/// The number of rows of `processors`, versions included.
inline constexpr unsigned processor_count = sizeof processors / sizeof processors[0];

/// The index of each processor's row in `processors`; `core_places::no_place` for processors
/// without a row.
inline constexpr core_places processor_places = places_in(processors, &processor_row::which);

/// Returns the processor that a target is of; `none`: any processor of a version of architectural
/// performance monitoring.
constexpr core core_of(const target &target) { return processors[target.processor].which; }

/// Returns whether the processor that a target names has full-width writes,
/// IA32_PERF_CAPABILITIES[13]; false for a target without a name. A plan relies on
/// `target::full_width` instead. Source: what Linux prints when it boots ("full-width counters") on
/// Sandy Bridge, Ivy Bridge, Haswell, Broadwell, Silvermont and later processors (medium
/// confidence); Linux does not print this text on Nehalem and Westmere. For Knights Landing no text
/// with these words was found.
constexpr bool announces_full_width(const target &target) {
    switch (core_of(target)) {
    case core::none:
        return false;
    case core::sandy_bridge:
    case core::ivy_bridge:
    case core::haswell:
    case core::broadwell:
    case core::silvermont:
        return true;
    default:
        return target.version >= 4;
    }
}

/// Processors that have the facts of another processor and a list of events of their own
/// (mapfile.csv of github.com/intel/perfmon).
inline constexpr core listed_apart[] = {
    core::nehalem_ex,        core::westmere_ep,     core::westmere_ex,
    core::haswell_ep,        core::broadwell_ep,    core::broadwell_de,
    core::skylake_sp,        core::cascade_lake,    core::ice_lake_sp,
    core::tiger_lake,        core::rocket_lake,     core::elkhart_lake,
    core::emerald_rapids,    core::sierra_forest,   core::grand_ridge,
    core::arrow_lake_core,   core::arrow_lake_atom, core::arrow_lake_low_power,
    core::clearwater_forest,
};

namespace detail {

/// The processors in `listed_apart` by their numbers, which compilers look up at once: a header
/// makes a target of each processor.
struct listed_numbers {
    bool is_listed[core_count + 1]{}; ///< whether the processor with a number is in `listed_apart`

    constexpr listed_numbers() {
        for (const core core : listed_apart)
            is_listed[static_cast<unsigned>(core)] = true;
    }
};
inline constexpr listed_numbers numbers_apart{};

} // namespace detail

/// Returns the number of the `core` whose event list a processor has, where the processor has the
/// facts of another core; otherwise 0.
constexpr std::uint8_t listed_with(core processor) {
    if (processor == core::cooper_lake)
        processor = core::cascade_lake; // Intel's mapfile separates Cascade Lake by its steppings
    const auto number = static_cast<std::uint8_t>(processor);
    return detail::numbers_apart.is_listed[number] ? number : std::uint8_t{0};
}

/// Returns the processor whose event list is that of a target; `none` for a target of a version of
/// architectural performance monitoring.
constexpr core listed_core_of(const target &target) {
    return target.listed != 0 ? static_cast<core>(target.listed) : core_of(target);
}

/// Calls `visit(core)` for the processor of a target; makes no call for a target of a version of
/// architectural performance monitoring.
template <typename Visit>
constexpr void each_core_of(const target &target, Visit &&visit) {
    if (const core processor = listed_core_of(target); processor != core::none) visit(processor);
}

/// Returns the index of a processor's row in `processors`, by any name of the processor, or -1.
constexpr int processor_named(text_view name) {
    for (unsigned i = 0; i < processor_count; ++i)
        if (same_without_case(processors[i].name, name)) return static_cast<int>(i);
    const std::uint8_t place = processor_places[core_named(name)];
    return place == core_places::no_place ? -1 : place;
}

/// Returns the target of the row `place` of `processors`.
constexpr target target_at(unsigned place) {
    target result = processors[place].is;
    result.processor = static_cast<std::uint8_t>(place);
    return result;
}

/// Returns the version of architectural performance monitoring that a processor announces, where
/// another version stands in the facts that the processor shares with another processor; otherwise
/// 0. Leaf 0Ah of an Arrow Lake H has the version that all its kinds of cores have, which is that
/// of the low-power Atom cores; a plan for version 5 runs on an Arrow Lake S as well (InstLatx64,
/// GenuineIntel00C0652_ArrowLakeH_04).
constexpr std::uint8_t announced_version(core core) {
    return core == core::arrow_lake_core || core == core::arrow_lake_atom ? 5 : 0;
}

/// Returns the target of the row `place` of `processors`, with the events of the list of the core
/// `listed`, a number as `listed_with` returns.
constexpr target target_at(unsigned place, std::uint8_t listed) {
    target result = target_at(place);
    result.listed = listed;
    if (const std::uint8_t version = announced_version(static_cast<core>(listed)))
        result.version = version;
    return result;
}

/// Returns the target of a processor, which must have a row in `processors`.
constexpr target target_at(core core) {
    return target_at(processor_places[core], listed_with(core));
}

namespace detail {

constexpr extras extras_with(extras, extras whole) { return whole; }
constexpr extras extras_with(extras extras, hyper_threading threads) {
    extras.one_thread_per_core = threads == hyper_threading::off;
    return extras;
}
constexpr extras extras_with(extras extras, tsx_force_abort bit) {
    extras.transactions_take_counter_3 = bit == tsx_force_abort::clear;
    return extras;
}

} // namespace detail

template <typename... Option>
constexpr target target::with(Option... option) const {
    extras extras{};
    ((extras = detail::extras_with(extras, option)), ...);
    target result = *this;
    result.full_width = extras.full_width;
    const std::uint16_t alone = processors[processor].without_threads;
    if (extras.one_thread_per_core && alone != 0) result.general = alone;
    if (extras.transactions_take_counter_3 && core_of(result) == core::skylake)
        result.general &= static_cast<std::uint16_t>(~(1u << 3));
    return result;
}

/// Returns the index in `processors` of the row of a family and model, or -1. Where a model has two
/// kinds of cores, the row is the first with the fixed counters `fixed`, bit n for IA32_FIXED_CTRn.
constexpr int processor_of_model(unsigned model, std::uint32_t fixed, unsigned family = 6) {
    int first = -1;
    for (const msr::processor_row &row : processor_table) {
        const std::uint8_t place = processor_places[row.is];
        if (place == core_places::no_place || !row.has_model(model) || row.family != family)
            continue;
        if (processors[place].is.fixed == fixed) return place;
        if (first < 0) first = place;
    }
    return first;
}

} // namespace msr::perfmon
