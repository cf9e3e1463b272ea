// The processors that a plan can be made for: versions 1 to 6 of architectural performance
// monitoring, and the generations of which the table knows counters and select bits.
// Sources: test/facts/intel/intel_pmu_generations.csv, whose counts were measured with CPUID on
// such processors by others, and intel_arch_pmu_fields.csv.
#pragma once

#include <msr/intel/perfmon/counter_registers.hpp>
#include <msr/intel/perfmon/events.hpp>
#include <msr/intel/perfmon/offcore.hpp>
#include <msr/intel/perfmon/precise_facts.hpp>
#include <msr/sequence.hpp>
#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perfmon {

/// The layout of IA32_PERFEVTSELn, by the names of the table of fields.
enum class select_layout : std::uint8_t { v1, v3, v3_tsx, v5, v6 };

/// Which bits MSR_PEBS_FRONTEND has. Redwood Cove and Lion Cove have those of `spr`, but the event
/// that it filters has another number there (Linux driver, tables of extra registers).
enum class frontend_layout : std::uint8_t { none, skl, spr, later };

/// Which bits IA32_PEBS_ENABLE has. No source says it for Silvermont and Knights Landing.
enum class pebs_layout : std::uint8_t { none, core2_atom, nhm, snb, hsw, icl };

/// Which groups IA32_PERF_METRICS has.
enum class metrics_layout : std::uint8_t { none, icl, spr };

/// No layout of MSR_OFFCORE_RSP is known; else a place in `offcore_layouts`.
inline constexpr std::uint8_t no_offcore = 0xff;

/// What a plan may rely on. The default is what every processor with version 1 has.
struct target {
    std::uint8_t version = 1;          ///< of architectural performance monitoring
    std::uint8_t processor = 0;        ///< place in `processors`, for its name
    std::uint16_t general = 0x3;       ///< general counters, bit n for IA32_PMCn
    std::uint8_t fixed = 0;            ///< fixed counters, bit n for IA32_FIXED_CTRn
    std::uint8_t width = 40;           ///< bits of a general counter
    std::uint8_t fixed_width = 0;      ///< bits of a fixed counter; 0: there is none
    std::uint16_t events = 0x7f;       ///< architectural events, bit n for the event of CPUID bit n
    select_layout layout{};            ///< of IA32_PERFEVTSELn
    std::uint8_t offcore = no_offcore; ///< place in `offcore_layouts`
    frontend_layout frontend{};
    pebs_layout pebs{};
    metrics_layout metrics{};
    bool full_width = false; ///< IA32_PERF_CAPABILITIES[13]: counters can be written whole
    std::uint64_t lacking{}; ///< bits of the select layout that are not there, as CPUID says too

    /// Whether IA32_PERF_GLOBAL_CTRL and the fixed counters' control exist.
    constexpr bool has_global_control() const { return version >= 2; }
    /// Whether the aliases from 0x1900 on exist.
    constexpr bool has_aliases() const { return version >= 6; }
    /// Whether a fixed counter can count for both threads of a core (deprecated from version 5 on).
    constexpr bool fixed_any_thread() const {
        const bool is_there = (lacking & decltype(perfevtsel_v3::any_thread)::mask) == 0;
        return is_there && (version == 3 || version == 4);
    }

    friend constexpr bool operator==(const target &, const target &) = default;
};

namespace detail {

constexpr std::uint8_t offcore_place(const char *variant) {
    std::uint8_t place = 0;
    for (const offcore_layout &one : offcore_layouts) {
        if (same_without_case(one.variant, variant)) return place;
        ++place;
    }
    return no_offcore;
}

inline constexpr std::uint8_t no_models[] = {0};

} // namespace detail

/// A processor by name.
struct processor_row {
    const char *name{};
    const char *text{};
    target is{};                     ///< but for `processor`, its place here
    sequence<std::uint8_t> models{}; ///< of CPUID family 6; none: any of its version
    std::uint16_t without_threads{}; ///< general counters without Hyper-Threading; 0: the same
    const char *pebs{};              ///< what the table says about PEBS, or null
    precise_facts precise{};         ///< what it can sample precisely
};

namespace detail {

inline constexpr std::uint8_t yonah_models[] = {0x0e};
inline constexpr std::uint8_t core2_models[] = {0x0f, 0x16, 0x17, 0x1d};
inline constexpr std::uint8_t bonnell_models[] = {0x1c, 0x26, 0x27, 0x35, 0x36};
inline constexpr std::uint8_t nehalem_models[] = {0x1a, 0x1e, 0x1f, 0x2e};
inline constexpr std::uint8_t westmere_models[] = {0x25, 0x2c, 0x2f};
inline constexpr std::uint8_t sandy_bridge_models[] = {0x2a};
inline constexpr std::uint8_t sandy_bridge_ep_models[] = {0x2d};
inline constexpr std::uint8_t ivy_bridge_models[] = {0x3a};
inline constexpr std::uint8_t ivy_bridge_ep_models[] = {0x3e};
inline constexpr std::uint8_t haswell_models[] = {0x3c, 0x3f, 0x45, 0x46};
inline constexpr std::uint8_t broadwell_models[] = {0x3d, 0x47, 0x4f, 0x56};
inline constexpr std::uint8_t silvermont_models[] = {0x37, 0x4a, 0x4d, 0x5a, 0x4c};
inline constexpr std::uint8_t knights_landing_models[] = {0x57, 0x85};
inline constexpr std::uint8_t skylake_models[] = {0x4e, 0x5e, 0x55, 0x8e, 0x9e, 0xa5, 0xa6, 0x66};
inline constexpr std::uint8_t goldmont_models[] = {0x5c, 0x5f};
inline constexpr std::uint8_t goldmont_plus_models[] = {0x7a};
inline constexpr std::uint8_t ice_lake_models[] = {0x7e, 0x7d, 0x6a, 0x6c, 0x8c, 0x8d, 0xa7};
inline constexpr std::uint8_t lakefield_models[] = {0x8a};
inline constexpr std::uint8_t tremont_models[] = {0x86, 0x96, 0x9c};
inline constexpr std::uint8_t alder_lake_models[] = {0x97, 0x9a, 0xb7, 0xba, 0xbe, 0xbf};
inline constexpr std::uint8_t sapphire_rapids_models[] = {0x8f, 0xcf};
inline constexpr std::uint8_t meteor_lake_models[] = {0xaa};
inline constexpr std::uint8_t granite_rapids_models[] = {0xad, 0xae};
inline constexpr std::uint8_t lunar_lake_models[] = {0xbd};
inline constexpr std::uint8_t arrow_lake_h_models[] = {0xc5, 0xb5};
inline constexpr std::uint8_t arrow_lake_s_models[] = {0xc6};
inline constexpr std::uint8_t panther_lake_models[] = {0xcc};

/// Events of version 5: topdown slots too. Of version 6 a performance core was measured to have
/// 0x1dff, an Atom core 0x1f7f (CPUID.23H.3 EAX).
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
/// The bits that count in transactions. No Atom core has TSX (Linux gives them to no such core),
/// and so not all processors of versions 5 and 6; of the performance cores CPUID tells.
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

constexpr target with_layout(target one, select_layout layout) {
    one.layout = layout;
    return one;
}
constexpr target with_version(target one, unsigned version) {
    one.version = static_cast<std::uint8_t>(version);
    return one;
}
constexpr target with_counters(target one, unsigned general, unsigned fixed) {
    one.general = static_cast<std::uint16_t>(general);
    one.fixed = static_cast<std::uint8_t>(fixed);
    return one;
}
constexpr target with_offcore(target one, const char *variant) {
    one.offcore = offcore_place(variant);
    return one;
}
constexpr target with_frontend(target one, frontend_layout layout) {
    one.frontend = layout;
    return one;
}
constexpr target with_pebs(target one, pebs_layout layout) {
    one.pebs = layout;
    return one;
}
constexpr target with_metrics(target one, metrics_layout layout) {
    one.metrics = layout;
    return one;
}
constexpr target with_transactions(target one) {
    one.lacking &= ~of_transactions;
    return one;
}
constexpr target with_events(target one, unsigned events) {
    one.events = static_cast<std::uint16_t>(events);
    return one;
}

inline constexpr target core2_is{
    .version = 2, .fixed = 0x7, .fixed_width = 40, .pebs = pebs_layout::core2_atom};
inline constexpr target nehalem_is =
    with_pebs(with_offcore(four_counters, "nhm"), pebs_layout::nhm);
inline constexpr target sandy_bridge_is =
    with_pebs(with_offcore(four_counters, "snb"), pebs_layout::snb);
inline constexpr target sandy_bridge_ep_is = with_offcore(sandy_bridge_is, "snbep_skl");
inline constexpr target haswell_is =
    with_pebs(with_layout(sandy_bridge_ep_is, select_layout::v3_tsx), pebs_layout::hsw);
inline constexpr target skylake_is =
    with_frontend(with_version(haswell_is, 4), frontend_layout::skl);
inline constexpr target goldmont_is = with_pebs(with_version(four_counters, 4), pebs_layout::hsw);
inline constexpr target version_5_pebs = with_pebs(version_5, pebs_layout::icl);
/// Before Panther Lake version 6 has the registers of version 5.
inline constexpr target version_6_pebs = with_pebs(version_6, pebs_layout::icl);
inline constexpr target version_5_core =
    with_transactions(with_counters(version_5_pebs, 0xff, 0xf));
inline constexpr target ice_lake_is = with_metrics(
    with_frontend(with_offcore(version_5_core, "icl"), frontend_layout::skl), metrics_layout::icl);
inline constexpr target golden_cove_is = with_metrics(
    with_frontend(with_offcore(version_5_core, "spr"), frontend_layout::spr), metrics_layout::spr);
inline constexpr target redwood_cove_is = with_frontend(golden_cove_is, frontend_layout::later);
inline constexpr target lunar_lake_is = with_metrics(
    with_frontend(
        with_events(
            with_offcore(with_transactions(with_counters(version_6_pebs, 0x3ff, 0xf)), "lnc"),
            version_6_core_events),
        frontend_layout::later),
    metrics_layout::spr);

} // namespace detail

/// The versions, then the generations in the order of the table. What a version has is what all of
/// its processors have.
inline constexpr processor_row processors[] = {
    {"perfmon1", "architectural performance monitoring version 1", {}},
    {"perfmon2",
     "architectural performance monitoring version 2",
     {.version = 2, .fixed = 0x7, .fixed_width = 40}},
    {"perfmon3", "architectural performance monitoring version 3", detail::two_counters},
    {"perfmon4", "architectural performance monitoring version 4",
     detail::with_version(detail::four_counters, 4)},
    {"perfmon5", "architectural performance monitoring version 5", detail::version_5},
    {"perfmon6", "architectural performance monitoring version 6",
     detail::with_events(detail::version_6,
                         detail::version_6_core_events &detail::version_6_atom_events)},
    {"yonah", "Core Duo and Core Solo (Yonah)", {}, all_of(detail::yonah_models), 0, "none"},
    {"core2", "Core 2", detail::core2_is, all_of(detail::core2_models), 0,
     "format 0, counter 0 only", detail::core2_precise},
    {"bonnell", "Atom (Bonnell)", detail::with_pebs(detail::two_counters, pebs_layout::core2_atom),
     all_of(detail::bonnell_models), 0, "format 0", detail::bonnell_precise},
    {"nehalem", "Nehalem", detail::nehalem_is, all_of(detail::nehalem_models), 0, "format 1",
     detail::nehalem_precise},
    {"westmere", "Westmere", detail::nehalem_is, all_of(detail::westmere_models), 0, "format 1",
     detail::westmere_precise},
    {"sandy_bridge", "Sandy Bridge", detail::sandy_bridge_is, all_of(detail::sandy_bridge_models),
     0xff, "format 1", detail::sandy_bridge_precise},
    {"sandy_bridge_ep", "Sandy Bridge EP", detail::sandy_bridge_ep_is,
     all_of(detail::sandy_bridge_ep_models), 0xff, "format 1", detail::sandy_bridge_precise},
    {"ivy_bridge", "Ivy Bridge", detail::sandy_bridge_is, all_of(detail::ivy_bridge_models), 0xff,
     "format 1", detail::sandy_bridge_precise},
    {"ivy_bridge_ep", "Ivy Bridge EP", detail::sandy_bridge_ep_is,
     all_of(detail::ivy_bridge_ep_models), 0xff, "format 1", detail::sandy_bridge_precise},
    {"haswell", "Haswell", detail::haswell_is, all_of(detail::haswell_models), 0xff, "format 2",
     detail::haswell_precise},
    {"broadwell", "Broadwell", detail::haswell_is, all_of(detail::broadwell_models), 0xff,
     "format 2", detail::broadwell_precise},
    {"silvermont", "Atom (Silvermont, Airmont)",
     detail::with_pebs(detail::two_counters, pebs_layout::core2_atom),
     all_of(detail::silvermont_models), 0, "format 2", detail::silvermont_precise},
    {"knights_landing", "Xeon Phi (Knights Landing, Knights Mill)",
     detail::with_pebs(detail::with_offcore(detail::two_counters, "knl_rsp0"),
                       pebs_layout::core2_atom),
     all_of(detail::knights_landing_models), 0, "format not established",
     detail::silvermont_precise},
    {"skylake", "Skylake to Comet Lake and Cannon Lake", detail::skylake_is,
     all_of(detail::skylake_models), 0xff, "format 3", detail::skylake_precise},
    {"goldmont", "Atom (Goldmont)", detail::goldmont_is, all_of(detail::goldmont_models), 0,
     "format 3", detail::goldmont_precise},
    {"goldmont_plus", "Atom (Goldmont Plus)", detail::goldmont_is,
     all_of(detail::goldmont_plus_models), 0, "format 3", detail::goldmont_plus_precise},
    {"ice_lake", "Ice Lake, Tiger Lake, Rocket Lake", detail::ice_lake_is,
     all_of(detail::ice_lake_models), 0, "format 4", detail::ice_lake_precise},
    {"lakefield", "Lakefield, either kind of core", detail::version_5,
     all_of(detail::lakefield_models), 0, nullptr},
    {"tremont", "Atom (Tremont)", detail::version_5_pebs, all_of(detail::tremont_models), 0,
     "format 4", detail::tremont_precise},
    {"alder_lake", "Alder Lake, Raptor Lake: performance cores", detail::golden_cove_is,
     all_of(detail::alder_lake_models), 0, "format 4", detail::golden_cove_precise},
    {"alder_lake_atom", "Alder Lake, Raptor Lake: Atom cores",
     detail::with_counters(detail::version_5_pebs, 0x3f, 0x7), all_of(detail::alder_lake_models), 0,
     "format 4", detail::gracemont_precise},
    {"sapphire_rapids", "Sapphire Rapids, Emerald Rapids", detail::golden_cove_is,
     all_of(detail::sapphire_rapids_models), 0, "format 4", detail::golden_cove_precise},
    {"meteor_lake", "Meteor Lake: performance cores", detail::redwood_cove_is,
     all_of(detail::meteor_lake_models), 0, "format 4 or 5", detail::golden_cove_precise},
    {"meteor_lake_atom", "Meteor Lake: Atom cores",
     detail::with_counters(detail::version_5_pebs, 0xff, 0x7), all_of(detail::meteor_lake_models),
     0, "format 4 or 5", detail::crestmont_precise},
    {"granite_rapids", "Granite Rapids", detail::redwood_cove_is,
     all_of(detail::granite_rapids_models), 0, "format 5 or 6", detail::golden_cove_precise},
    {"lunar_lake", "Lunar Lake: performance cores", detail::lunar_lake_is,
     all_of(detail::lunar_lake_models), 0, "format 6", detail::lion_cove_precise},
    {"lunar_lake_atom", "Lunar Lake: Atom cores",
     detail::with_events(detail::with_counters(detail::version_6_pebs, 0xff, 0x77),
                         detail::version_6_atom_events),
     all_of(detail::lunar_lake_models), 0, "format 6", detail::skymont_precise},
    {"arrow_lake_h", "Arrow Lake H and U, either kind of core",
     detail::with_counters(detail::version_5_pebs, 0xff, 0x7), all_of(detail::arrow_lake_h_models),
     0, "format 5", detail::arrow_lake_precise},
    {"arrow_lake_s", "Arrow Lake S, either kind of core", detail::version_6_pebs,
     all_of(detail::arrow_lake_s_models), 0, "format 5", detail::arrow_lake_precise},
    {"panther_lake", "Panther Lake, either kind of core", detail::version_6,
     all_of(detail::panther_lake_models), 0, "architectural", detail::panther_lake_precise},
};
inline constexpr unsigned processor_count = sizeof processors / sizeof processors[0];

/// Another name of a processor's row.
struct processor_alias {
    const char *name{};
    const char *is{};
};
inline constexpr processor_alias processor_aliases[] = {
    {"airmont", "silvermont"},
    {"knights_mill", "knights_landing"},
    {"comet_lake", "skylake"},
    {"cannon_lake", "skylake"},
    {"tiger_lake", "ice_lake"},
    {"rocket_lake", "ice_lake"},
    {"raptor_lake", "alder_lake"},
    {"raptor_lake_atom", "alder_lake_atom"},
    {"emerald_rapids", "sapphire_rapids"},
};

/// The place of a processor in `processors`, by any of its names, or -1.
constexpr int processor_named(text_view name) {
    for (const processor_alias &other : processor_aliases)
        if (same_without_case(other.name, name)) return processor_named(other.is);
    for (unsigned i = 0; i < processor_count; ++i)
        if (same_without_case(processors[i].name, name)) return static_cast<int>(i);
    return -1;
}

/// The target that a row of `processors` is.
constexpr target target_at(unsigned place) {
    target result = processors[place].is;
    result.processor = static_cast<std::uint8_t>(place);
    return result;
}

/// The processor of this CPUID model of family 6, or -1. Where a model has two kinds of cores, the
/// first of its rows that has this many fixed counters.
constexpr int processor_of_model(unsigned model, std::uint32_t fixed) {
    int first = -1;
    for (unsigned i = 0; i < processor_count; ++i)
        for (const std::uint8_t one : processors[i].models)
            if (one == model) {
                if (processors[i].is.fixed == fixed) return static_cast<int>(i);
                if (first < 0) first = static_cast<int>(i);
            }
    return first;
}

} // namespace msr::perfmon
