// The processors that are known, each once: a row has its name, how CPUID identifies it, and the
// names that people use for it. Areas (counters of Intel and of AMD, IBS, RDT) attach their facts
// to the names. To add a processor, add its row to the lists of identity.hpp, and its facts to the
// areas that it has. Each row names its source; `processor_source` describes the sources. Nothing
// was measured on the processors named.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// A kind of core of a hybrid processor, on which cores with the same model number differ.
enum class core_kind : std::uint8_t {
    any, ///< the model has a single kind of core, or its kinds are not distinguished in the table
    performance, ///< a performance core: CPUID leaf 1Ah EAX[31:24] is 40h
    efficient,   ///< an Atom core: CPUID leaf 1Ah EAX[31:24] is 20h
    /// a kind of core that CPUID does not give, although the table has rows for several kinds
    not_announced,
};

/// The models of a family that a row of the table represents in addition to the models that it
/// names.
enum class other_models : std::uint8_t {
    none, ///< the row holds for the models that it names, and for no others
    all,  ///< the row holds for every model of the family that no row names
    /// The row holds for models that no row names, without PerfMonV2 (CPUID Fn8000_0022 EAX[0]).
    without_perfmon_v2,
    /// The row holds for models that no row names, with PerfMonV2 (CPUID Fn8000_0022 EAX[0]).
    with_perfmon_v2,
};

/// CPUID model numbers from `first` to `last`, both included.
struct model_range {
    int first{}; ///< the lowest CPUID model number of the range
    /// The highest CPUID model number; a number lower than `first`: the range has no model.
    int last{-1};

    /// Returns whether a model lies in the range.
    constexpr bool contains(int model) const { return first <= model && model <= last; }

    friend constexpr bool operator==(const model_range &, const model_range &) = default;
};

/// CPUID steppings from `first` to `last`, both included.
struct stepping_range {
    unsigned first = 0; ///< the lowest CPUID stepping of the range
    unsigned last = 15; ///< the highest CPUID stepping of the range

    /// Returns whether a stepping lies in the range.
    constexpr bool contains(unsigned stepping) const {
        return first <= stepping && stepping <= last;
    }

    friend constexpr bool operator==(const stepping_range &, const stepping_range &) = default;
};

/// The sources from which rows of the table have their numbers and names.
namespace processor_source {
/// perfctr 2.6.42.2, the source of names that no other source has (test/facts/intel/p6_events.csv).
inline constexpr const char *perfctr = "perfctr 2.6.42.2";
/// The sources perfctr and libpfm4, which agree about a row (test/facts/intel/p6_events.csv).
inline constexpr const char *perfctr_libpfm4 = "perfctr 2.6.42.2, libpfm4";
/// Intel SDM volume 4, the models of family 0Fh, and GCC's names of -march.
inline constexpr const char *sdm = "Intel SDM volume 4";
/// CPUID dumps of InstLatx64 (test/facts/intel/intel_pmu_generations.csv), and Linux
/// intel-family.h.
inline constexpr const char *intel_dumps = "InstLatx64 dumps, Linux intel-family.h";
/// CPUID dumps of InstLatx64, and for the steppings mapfile.csv of github.com/intel/perfmon.
inline constexpr const char *intel_mapfile = "InstLatx64 dumps, intel/perfmon mapfile.csv";
/// AMD's manuals by family (test/facts/amd/amd_pmc_families.csv).
inline constexpr const char *amd_manuals = "BKDG, by family";
/// CPUID dumps of InstLatx64 (test/facts/amd/ibs_cpuid_measured.csv), and Linux
/// arch/x86/kernel/cpu/amd.c.
inline constexpr const char *amd_dumps = "InstLatx64 dumps, Linux amd.c";
/// Linux patches of 2026, a source of medium confidence.
inline constexpr const char *patches = "Linux patches of 2026";
} // namespace processor_source

// A row is `row(NAME, MEMBERS of processor_row...)`; row.hpp defines the members. Each list is in
// the order in which the part of the library for its counters lists the processors. Members that
// two rows of a hybrid share are in both rows, with the kind of core. A name of several cores is in
// the row of the first core.

// clang-format off
/// Calls the macro `row` for each processor whose counters are those of a Pentium: family 5, and
/// Cyrix.
#define MSR_P5_CORES(row)                                                                          \
    row(pentium, .cpu = "pentium", .text = "Pentium", .family = 5,                                  \
        .models = {{0x01, 0x02}, {0x07, 0x07}}, .names = "i586 p54c", .source = processor_source::perfctr)                                 \
    row(pentium_mmx, .cpu = "pentium_mmx", .text = "Pentium with MMX", .family = 5,                \
        .models = {{0x04, 0x04}, {0x08, 0x08}}, .names = "p55c",                                   \
        .source = processor_source::perfctr)                                                       \
    /* CPUID's vendor alone identifies the MII: no source at hand has families and models. */      \
    row(cyrix_mii, .cpu = "cyrix_mii", .text = "Cyrix 6x86MX and MII",                             \
        .vendor = cpu_vendor::cyrix, .family = any_family, .models = {{0x00, 0xff}},               \
        .names = "mii 6x86mx", .source = processor_source::perfctr)

/// Calls the macro `row` for each processor of the P6 family.
#define MSR_P6_CORES(row)                                                                          \
    row(ppro, .cpu = "ppro", .text = "Pentium Pro", .family = 6, .models = {{0x01, 0x01}},         \
        .names = "pentiumpro i686", .source = processor_source::perfctr_libpfm4)                   \
    row(pii, .cpu = "pii", .text = "Pentium II", .family = 6,                                      \
        .models = {{0x03, 0x03}, {0x05, 0x06}}, .names = "pentium2 pentiumii",                     \
        .source = processor_source::perfctr_libpfm4)                                               \
    row(piii, .cpu = "piii", .text = "Pentium III", .family = 6,                                   \
        .models = {{0x07, 0x08}, {0x0a, 0x0b}}, .names = "pentium3 pentiumiii",                    \
        .source = processor_source::perfctr_libpfm4)                                               \
    row(pentium_m, .cpu = "pentium_m", .text = "Pentium M", .family = 6,                           \
        .models = {{0x09, 0x09}, {0x0d, 0x0d}}, .names = "banias dothan",                          \
        .source = processor_source::perfctr_libpfm4)

/// Calls the macro `row` for each Pentium 4 and Xeon of the NetBurst family.
#define MSR_NETBURST_CORES(row)                                                                    \
    row(willamette, .cpu = "pentium4", .text = "Pentium 4 (Willamette)", .family = 15,             \
        .models = {{0x00, 0x01}}, .names = "p4 netburst", .source = processor_source::sdm)         \
    row(northwood, .cpu = "pentium4", .text = "Pentium 4 (Northwood)", .family = 15,               \
        .models = {{0x02, 0x02}}, .source = processor_source::sdm)                                 \
    row(prescott, .cpu = "pentium4", .text = "Pentium 4 (Prescott)", .family = 15,                 \
        .models = {{0x03, 0x04}}, .names = "nocona", .source = processor_source::sdm)              \
    row(cedar_mill, .cpu = "pentium4", .text = "Pentium 4 (Cedar Mill)", .family = 15,             \
        .models = {{0x06, 0x06}}, .source = processor_source::sdm)

/// Calls the macro `row` for each processor with architectural performance monitoring.
#define MSR_PERFMON_CORES(row)                                                                     \
    row(yonah, .cpu = "yonah", .text = "Core Duo and Core Solo (Yonah)", .family = 6,              \
        .models = {{0x0e, 0x0e}}, .source = processor_source::intel_dumps)                         \
    row(core2, .cpu = "core2", .text = "Core 2", .family = 6,                                      \
        .models = {{0x0f, 0x0f}, {0x16, 0x17}, {0x1d, 0x1d}}, .names = "conroe merom penryn",      \
        .source = processor_source::intel_dumps)                                                   \
    row(bonnell, .cpu = "bonnell", .text = "Atom (Bonnell)", .family = 6,                          \
        .models = {{0x1c, 0x1c}, {0x26, 0x27}, {0x35, 0x36}}, .names = "atom bnl",                 \
        .source = processor_source::intel_dumps)                                                   \
    row(nehalem, .cpu = "nehalem", .text = "Nehalem", .family = 6,                                 \
        .models = {{0x1a, 0x1a}, {0x1e, 0x1f}}, .names = "nhm nehalem_ep",                         \
        .source = processor_source::intel_dumps)                                                   \
    row(nehalem_ex, .cpu = "nehalem", .text = "Nehalem EX", .family = 6,                           \
        .models = {{0x2e, 0x2e}}, .like = core::nehalem, .names = "nhmex",                         \
        .source = processor_source::intel_mapfile)                                                 \
    row(westmere, .cpu = "westmere", .text = "Westmere", .family = 6,                              \
        .models = {{0x25, 0x25}}, .names = "wsm", .source = processor_source::intel_mapfile)       \
    row(westmere_ep, .cpu = "westmere", .text = "Westmere EP", .family = 6,                        \
        .models = {{0x2c, 0x2c}}, .like = core::westmere, .names = "wsmep",                        \
        .source = processor_source::intel_mapfile)                                                 \
    row(westmere_ex, .cpu = "westmere", .text = "Westmere EX", .family = 6,                        \
        .models = {{0x2f, 0x2f}}, .like = core::westmere, .names = "wsmex",                        \
        .source = processor_source::intel_mapfile)                                                 \
    row(sandy_bridge, .cpu = "sandy_bridge", .text = "Sandy Bridge", .family = 6,                  \
        .models = {{0x2a, 0x2a}}, .names = "snb", .source = processor_source::intel_dumps)         \
    row(sandy_bridge_ep, .cpu = "sandy_bridge_ep", .text = "Sandy Bridge EP", .family = 6,         \
        .models = {{0x2d, 0x2d}}, .names = "snbep jkt jaketown",                                   \
        .source = processor_source::intel_dumps)                                                   \
    row(ivy_bridge, .cpu = "ivy_bridge", .text = "Ivy Bridge", .family = 6,                        \
        .models = {{0x3a, 0x3a}}, .names = "ivb", .source = processor_source::intel_dumps)         \
    row(ivy_bridge_ep, .cpu = "ivy_bridge_ep", .text = "Ivy Bridge EP", .family = 6,               \
        .models = {{0x3e, 0x3e}}, .names = "ivbep ivt ivytown",                                    \
        .source = processor_source::intel_dumps)                                                   \
    row(haswell, .cpu = "haswell", .text = "Haswell", .family = 6,                                 \
        .models = {{0x3c, 0x3c}, {0x45, 0x46}}, .names = "hsw",                                    \
        .source = processor_source::intel_dumps)                                                   \
    row(haswell_ep, .cpu = "haswell", .text = "Haswell EP", .family = 6,                           \
        .models = {{0x3f, 0x3f}}, .like = core::haswell, .names = "hsx haswell_x",                 \
        .source = processor_source::intel_dumps)                                                   \
    row(broadwell, .cpu = "broadwell", .text = "Broadwell", .family = 6,                           \
        .models = {{0x3d, 0x3d}, {0x47, 0x47}}, .names = "bdw",                                    \
        .source = processor_source::intel_dumps)                                                   \
    row(broadwell_ep, .cpu = "broadwell", .text = "Broadwell EP", .family = 6,                     \
        .models = {{0x4f, 0x4f}}, .like = core::broadwell, .names = "bdx broadwell_x",             \
        .source = processor_source::intel_dumps)                                                   \
    row(broadwell_de, .cpu = "broadwell", .text = "Broadwell DE", .family = 6,                     \
        .models = {{0x56, 0x56}}, .like = core::broadwell, .names = "bdwde",                       \
        .source = processor_source::intel_dumps)                                                   \
    row(silvermont, .cpu = "silvermont", .text = "Atom (Silvermont)", .family = 6,                 \
        .models = {{0x37, 0x37}, {0x4a, 0x4a}, {0x4d, 0x4d}, {0x5a, 0x5a}}, .names = "slm",        \
        .source = processor_source::intel_dumps)                                                   \
    row(airmont, .cpu = "airmont", .text = "Atom (Airmont)", .family = 6,                          \
        .models = {{0x4c, 0x4c}, {0x75, 0x75}}, .like = core::silvermont,                          \
        .source = processor_source::intel_dumps)                                                   \
    row(knights_landing, .cpu = "knights_landing", .text = "Xeon Phi (Knights Landing)",           \
        .family = 6, .models = {{0x57, 0x57}}, .names = "knl",                                     \
        .source = processor_source::intel_dumps)                                                   \
    row(knights_mill, .cpu = "knights_mill", .text = "Xeon Phi (Knights Mill)", .family = 6,       \
        .models = {{0x85, 0x85}}, .like = core::knights_landing, .names = "knm",                   \
        .source = processor_source::intel_dumps)                                                   \
    row(skylake, .cpu = "skylake", .text = "Skylake, Kaby Lake, Coffee Lake", .family = 6,         \
        .models = {{0x4e, 0x4e}, {0x5e, 0x5e}, {0x8e, 0x8e}, {0x9e, 0x9e}},                        \
        .names = "skl kbl kaby_lake cfl coffee_lake", .source = processor_source::intel_dumps)     \
    row(skylake_sp, .cpu = "skylake", .text = "Skylake SP", .family = 6,                           \
        .models = {{0x55, 0x55}}, .steppings = {0, 4}, .like = core::skylake,                      \
        .names = "skx skylake_x skylake_avx512", .source = processor_source::intel_mapfile)        \
    row(cascade_lake, .cpu = "skylake", .text = "Cascade Lake", .family = 6,                       \
        .models = {{0x55, 0x55}}, .steppings = {5, 9}, .like = core::skylake_sp,                   \
        .names = "clx cascade_lake_x", .source = processor_source::intel_mapfile)                  \
    row(cooper_lake, .cpu = "skylake", .text = "Cooper Lake", .family = 6,                         \
        .models = {{0x55, 0x55}}, .steppings = {10, 15}, .like = core::skylake, .names = "cpx",    \
        .source = processor_source::intel_mapfile)                                                 \
    row(comet_lake, .cpu = "comet_lake", .text = "Comet Lake", .family = 6,                        \
        .models = {{0xa5, 0xa6}}, .like = core::skylake, .names = "cml",                           \
        .source = processor_source::intel_dumps)                                                   \
    row(cannon_lake, .cpu = "cannon_lake", .text = "Cannon Lake", .family = 6,                     \
        .models = {{0x66, 0x66}}, .like = core::skylake, .names = "cnl",                           \
        .source = processor_source::intel_dumps)                                                   \
    row(goldmont, .cpu = "goldmont", .text = "Atom (Goldmont)", .family = 6,                       \
        .models = {{0x5c, 0x5c}, {0x5f, 0x5f}}, .names = "glm",                                    \
        .source = processor_source::intel_dumps)                                                   \
    row(goldmont_plus, .cpu = "goldmont_plus", .text = "Atom (Goldmont Plus)", .family = 6,        \
        .models = {{0x7a, 0x7a}}, .names = "glp", .source = processor_source::intel_dumps)         \
    row(ice_lake, .cpu = "ice_lake", .text = "Ice Lake", .family = 6, .models = {{0x7d, 0x7e}},    \
        .names = "icl ice_lake_client sunny_cove", .source = processor_source::intel_dumps)        \
    row(ice_lake_sp, .cpu = "ice_lake", .text = "Ice Lake SP", .family = 6,                        \
        .models = {{0x6a, 0x6a}, {0x6c, 0x6c}}, .like = core::ice_lake,                            \
        .names = "icx ice_lake_server ice_lake_x", .source = processor_source::intel_dumps)        \
    row(tiger_lake, .cpu = "tiger_lake", .text = "Tiger Lake", .family = 6,                        \
        .models = {{0x8c, 0x8d}}, .like = core::ice_lake, .names = "tgl willow_cove",              \
        .source = processor_source::intel_dumps)                                                   \
    row(rocket_lake, .cpu = "rocket_lake", .text = "Rocket Lake", .family = 6,                     \
        .models = {{0xa7, 0xa7}}, .like = core::ice_lake, .names = "rkl cypress_cove",             \
        .source = processor_source::intel_dumps)                                                   \
    row(lakefield, .cpu = "lakefield", .text = "Lakefield, either kind of core", .family = 6,      \
        .models = {{0x8a, 0x8a}}, .names = "lkf", .source = processor_source::intel_dumps)         \
    row(tremont, .cpu = "tremont", .text = "Atom (Tremont)", .family = 6,                          \
        .models = {{0x86, 0x86}}, .names = "snr snow_ridge snow_ridge_x",                          \
        .source = processor_source::intel_mapfile)                                                 \
    row(elkhart_lake, .cpu = "tremont", .text = "Elkhart Lake, Jasper Lake", .family = 6,          \
        .models = {{0x96, 0x96}, {0x9c, 0x9c}}, .like = core::tremont, .names = "ehl jasper_lake", \
        .source = processor_source::intel_mapfile)                                                 \
    row(alder_lake, .cpu = "alder_lake", .text = "Alder Lake: performance cores", .family = 6,     \
        .models = {{0x97, 0x97}, {0x9a, 0x9a}}, .kind = core_kind::performance,                    \
        .names = "adl golden_cove", .source = processor_source::intel_dumps)                       \
    /* Model BEh, the N series, has Atom cores only (Linux: INTEL_ATOM_GRACEMONT). */              \
    row(alder_lake_atom, .cpu = "alder_lake_atom", .text = "Alder Lake: Atom cores", .family = 6,  \
        .models = {{0x97, 0x97}, {0x9a, 0x9a}, {0xbe, 0xbe}}, .kind = core_kind::efficient,        \
        .names = "gracemont adln", .source = processor_source::intel_dumps)                        \
    row(raptor_lake, .cpu = "raptor_lake", .text = "Raptor Lake: performance cores", .family = 6,  \
        .models = {{0xb7, 0xb7}, {0xba, 0xba}, {0xbf, 0xbf}, {0xd7, 0xd7}},                        \
        .kind = core_kind::performance, .like = core::alder_lake, .names = "rpl raptor_cove",                                      \
        .source = processor_source::intel_dumps)                                                   \
    row(raptor_lake_atom, .cpu = "raptor_lake_atom", .text = "Raptor Lake: Atom cores",            \
        .family = 6, .models = {{0xb7, 0xb7}, {0xba, 0xba}, {0xbf, 0xbf}},                         \
        .kind = core_kind::efficient, .like = core::alder_lake_atom,                               \
        .source = processor_source::intel_dumps)                                                   \
    row(sapphire_rapids, .cpu = "sapphire_rapids", .text = "Sapphire Rapids", .family = 6,         \
        .models = {{0x8f, 0x8f}}, .names = "spr", .source = processor_source::intel_dumps)         \
    row(emerald_rapids, .cpu = "emerald_rapids", .text = "Emerald Rapids", .family = 6,            \
        .models = {{0xcf, 0xcf}}, .like = core::sapphire_rapids, .names = "emr",                   \
        .source = processor_source::intel_dumps)                                                   \
    row(meteor_lake, .cpu = "meteor_lake", .text = "Meteor Lake: performance cores", .family = 6,  \
        .models = {{0xaa, 0xaa}, {0xac, 0xac}}, .kind = core_kind::performance,                    \
        .names = "mtl redwood_cove", .source = processor_source::intel_dumps)                      \
    row(meteor_lake_atom, .cpu = "meteor_lake_atom", .text = "Meteor Lake: Atom cores",            \
        .family = 6, .models = {{0xaa, 0xaa}, {0xac, 0xac}}, .kind = core_kind::efficient,         \
        .names = "crestmont", .source = processor_source::intel_dumps)                             \
    row(sierra_forest, .cpu = "sierra_forest", .text = "Sierra Forest", .family = 6,               \
        .models = {{0xaf, 0xaf}}, .like = core::meteor_lake_atom, .names = "srf",                  \
        .source = processor_source::intel_mapfile)                                                 \
    row(grand_ridge, .cpu = "grand_ridge", .text = "Grand Ridge", .family = 6,                     \
        .models = {{0xb6, 0xb6}}, .like = core::meteor_lake_atom, .names = "grr",                  \
        .source = processor_source::intel_mapfile)                                                 \
    row(granite_rapids, .cpu = "granite_rapids", .text = "Granite Rapids", .family = 6,            \
        .models = {{0xad, 0xae}}, .names = "gnr", .source = processor_source::intel_dumps)         \
    row(lunar_lake, .cpu = "lunar_lake", .text = "Lunar Lake: performance cores", .family = 6,     \
        .models = {{0xbd, 0xbd}}, .kind = core_kind::performance, .names = "lnl lion_cove",        \
        .source = processor_source::intel_dumps)                                                   \
    row(lunar_lake_atom, .cpu = "lunar_lake_atom", .text = "Lunar Lake: Atom cores", .family = 6,  \
        .models = {{0xbd, 0xbd}}, .kind = core_kind::efficient, .names = "skymont",                \
        .source = processor_source::intel_dumps)                                                   \
    row(arrow_lake_h, .cpu = "arrow_lake_h", .text = "Arrow Lake H and U, either kind of core",    \
        .family = 6, .models = {{0xb5, 0xb5}, {0xc5, 0xc5}}, .kind = core_kind::not_announced,     \
        .source = processor_source::intel_dumps)                                                   \
    row(arrow_lake_s, .cpu = "arrow_lake_s", .text = "Arrow Lake S, either kind of core",          \
        .family = 6, .models = {{0xc6, 0xc6}}, .kind = core_kind::not_announced,                   \
        .source = processor_source::intel_dumps)                                                   \
    row(arrow_lake_core, .cpu = "arrow_lake_core", .text = "Arrow Lake: performance cores",        \
        .family = 6, .models = {{0xc5, 0xc6}}, .kind = core_kind::performance,                     \
        .like = core::lunar_lake, .names = "arl", .source = processor_source::intel_mapfile)       \
    row(arrow_lake_atom, .cpu = "arrow_lake_atom", .text = "Arrow Lake: Atom cores", .family = 6,  \
        .models = {{0xc5, 0xc6}}, .kind = core_kind::efficient, .native_model = 3,                 \
        .like = core::lunar_lake_atom, .source = processor_source::intel_mapfile)                  \
    row(arrow_lake_low_power, .cpu = "arrow_lake_low_power",                                       \
        .text = "Arrow Lake H: low-power Atom cores", .family = 6, .models = {{0xc5, 0xc5}},       \
        .kind = core_kind::efficient, .native_model = 2, .like = core::meteor_lake_atom,           \
        .source = processor_source::intel_mapfile)                                                 \
    row(arrow_lake_u_core, .cpu = "arrow_lake_u_core", .text = "Arrow Lake U: performance cores",  \
        .family = 6, .models = {{0xb5, 0xb5}}, .kind = core_kind::performance,                     \
        .like = core::meteor_lake, .source = processor_source::intel_mapfile)                      \
    row(arrow_lake_u_atom, .cpu = "arrow_lake_u_atom", .text = "Arrow Lake U: Atom cores",         \
        .family = 6, .models = {{0xb5, 0xb5}}, .kind = core_kind::efficient,                       \
        .like = core::meteor_lake_atom, .source = processor_source::intel_mapfile)                 \
    row(panther_lake, .cpu = "panther_lake", .text = "Panther Lake, either kind of core",          \
        .family = 6, .models = {{0xcc, 0xcc}}, .kind = core_kind::not_announced, .names = "ptl",   \
        .source = processor_source::intel_dumps)                                                   \
    row(panther_lake_core, .cpu = "panther_lake_core", .text = "Panther Lake: performance cores",  \
        .family = 6, .models = {{0xcc, 0xcc}, {0xd5, 0xd5}, {0xe5, 0xe5}},                         \
        .kind = core_kind::performance, .names = "cougar_cove",                                    \
        .source = processor_source::intel_mapfile)                                                 \
    row(panther_lake_atom, .cpu = "panther_lake_atom", .text = "Panther Lake: Atom cores",         \
        .family = 6, .models = {{0xcc, 0xcc}, {0xd5, 0xd5}, {0xe5, 0xe5}},                         \
        .kind = core_kind::efficient, .names = "darkmont",                                         \
        .source = processor_source::intel_mapfile)                                                 \
    row(clearwater_forest, .cpu = "clearwater_forest", .text = "Clearwater Forest", .family = 6,   \
        .models = {{0xdd, 0xdd}}, .like = core::panther_lake_atom, .names = "cwf",                 \
        .source = processor_source::intel_mapfile)                                                 \
    row(nova_lake, .cpu = "nova_lake", .text = "Nova Lake: performance cores", .family = 18,       \
        .models = {{0x01, 0x01}, {0x03, 0x03}}, .kind = core_kind::performance,                    \
        .names = "nvl coyote_cove", .source = processor_source::intel_mapfile)                     \
    row(nova_lake_atom, .cpu = "nova_lake_atom", .text = "Nova Lake: Atom cores", .family = 18,    \
        .models = {{0x01, 0x01}, {0x03, 0x03}}, .kind = core_kind::efficient,                      \
        .names = "arctic_wolf", .source = processor_source::intel_mapfile)

/// Calls the macro `row` for each processor of AMD and Hygon from the K7 on.
#define MSR_AMD_CORES(row)                                                                         \
    row(k7, .cpu = "k7", .text = "AMD family 6 (K7)", .vendor = cpu_vendor::amd, .family = 6,      \
        .models = {{0x00, 0xff}}, .names = "athlon", .source = processor_source::amd_manuals)      \
    row(k8, .cpu = "k8", .text = "AMD family 0Fh (K8)", .vendor = cpu_vendor::amd,                 \
        .family = 0x0f, .models = {{0x00, 0xff}}, .names = "athlon64 opteron hammer",              \
        .source = processor_source::amd_manuals)                                                   \
    row(family10h, .cpu = "fam10h", .text = "AMD family 10h", .vendor = cpu_vendor::amd,           \
        .family = 0x10, .models = {{0x00, 0xff}}, .names = "amdfam10 amdfam10h barcelona",         \
        .source = processor_source::amd_manuals)                                                   \
    row(family11h, .cpu = "fam11h", .text = "AMD family 11h", .vendor = cpu_vendor::amd,           \
        .family = 0x11, .models = {{0x00, 0xff}}, .names = "griffin",                              \
        .source = processor_source::amd_manuals)                                                   \
    row(family12h, .cpu = "fam12h", .text = "AMD family 12h", .vendor = cpu_vendor::amd,           \
        .family = 0x12, .models = {{0x00, 0xff}}, .names = "llano",                                \
        .source = processor_source::amd_manuals)                                                   \
    row(family14h, .cpu = "fam14h", .text = "AMD family 14h", .vendor = cpu_vendor::amd,           \
        .family = 0x14, .models = {{0x00, 0xff}}, .names = "btver1 bobcat",                        \
        .source = processor_source::amd_manuals)                                                   \
    row(family15h_00, .cpu = "fam15h", .text = "AMD family 15h, models 00h to 0Fh",                \
        .vendor = cpu_vendor::amd, .family = 0x15, .models = {{0x00, 0x0f}},                       \
        .others = other_models::all, .names = "bdver1 bulldozer",                                  \
        .source = processor_source::amd_dumps)                                                     \
    row(family15h_10, .cpu = "fam15h", .text = "AMD family 15h, models 10h to 1Fh",                \
        .vendor = cpu_vendor::amd, .family = 0x15, .models = {{0x10, 0x1f}},                       \
        .like = core::family15h_00, .names = "bdver2 piledriver",                                  \
        .source = processor_source::amd_dumps)                                                     \
    row(family15h_30, .cpu = "fam15h", .text = "AMD family 15h, models 30h to 3Fh",                \
        .vendor = cpu_vendor::amd, .family = 0x15, .models = {{0x30, 0x3f}},                       \
        .like = core::family15h_00, .names = "bdver3 steamroller",                                 \
        .source = processor_source::amd_dumps)                                                     \
    row(family15h_60, .cpu = "fam15h", .text = "AMD family 15h, models 60h to 7Fh",                \
        .vendor = cpu_vendor::amd, .family = 0x15, .models = {{0x60, 0x7f}},                       \
        .like = core::family15h_00, .names = "bdver4 excavator",                                   \
        .source = processor_source::amd_dumps)                                                     \
    row(family16h, .cpu = "fam16h", .text = "AMD family 16h", .vendor = cpu_vendor::amd,           \
        .family = 0x16, .models = {{0x00, 0xff}}, .names = "btver2 jaguar puma",                   \
        .source = processor_source::amd_manuals)                                                   \
    row(zen1, .cpu = "zen1", .text = "AMD family 17h, Zen and Zen+", .vendor = cpu_vendor::amd,    \
        .family = 0x17, .models = {{0x00, 0x2f}, {0x50, 0x5f}}, .names = "znver1 amdzen1 naples",  \
        .source = processor_source::amd_dumps)                                                     \
    row(zen2, .cpu = "zen2", .text = "AMD family 17h, Zen 2", .vendor = cpu_vendor::amd,           \
        .family = 0x17, .models = {{0x30, 0x4f}, {0x60, 0xff}}, .names = "znver2 amdzen2 rome",    \
        .source = processor_source::amd_dumps)                                                     \
    row(hygon18h, .cpu = "fam18h", .text = "Hygon family 18h", .vendor = cpu_vendor::hygon,        \
        .family = 0x18, .models = {{0x00, 0xff}}, .like = core::zen1, .names = "dhyana hygon",     \
        .source = processor_source::amd_dumps)                                                     \
    row(zen3, .cpu = "zen3", .text = "AMD family 19h, Zen 3", .vendor = cpu_vendor::amd,           \
        .family = 0x19, .models = {{0x00, 0x0f}, {0x20, 0x5f}},                                    \
        .others = other_models::without_perfmon_v2, .names = "znver3 amdzen3 milan",               \
        .source = processor_source::amd_dumps)                                                     \
    row(zen4, .cpu = "zen4", .text = "AMD family 19h, Zen 4", .vendor = cpu_vendor::amd,           \
        .family = 0x19, .models = {{0x10, 0x1f}, {0x60, 0x7f}, {0xa0, 0xaf}},                      \
        .others = other_models::with_perfmon_v2, .names = "znver4 amdzen4 genoa bergamo",          \
        .source = processor_source::amd_dumps)                                                     \
    row(zen5, .cpu = "zen5", .text = "AMD family 1Ah, Zen 5", .vendor = cpu_vendor::amd,           \
        .family = 0x1a, .models = {{0x00, 0x4f}, {0x60, 0x7f}, {0xb0, 0xbf}, {0xd0, 0xd7}},        \
        .names = "znver5 amdzen5 turin", .source = processor_source::amd_dumps)                    \
    row(zen6, .cpu = "zen6", .text = "AMD Zen 6, announced: known from the Linux kernel only",     \
        .vendor = cpu_vendor::amd, .family = 0x1a,                                                 \
        .models = {{0x50, 0x5f}, {0x80, 0xaf}, {0xc0, 0xcf}, {0xd8, 0xef}}, .announced = true,     \
        .names = "amdzen6", .source = processor_source::patches)
// clang-format on

/// Calls the macro `row` for each processor of the table, maker by maker, older before newer.
#define MSR_CORES(row)                                                                             \
    MSR_P5_CORES(row)                                                                              \
    MSR_P6_CORES(row)                                                                              \
    MSR_NETBURST_CORES(row)                                                                        \
    MSR_PERFMON_CORES(row)                                                                         \
    MSR_AMD_CORES(row)

#define MSR_CORE_NAME(name, ...) name,
/// A processor, or a kind of core of a hybrid, as all parts of the library name it.
enum class core : std::uint8_t {
    none, ///< the processor is not in the table of processors
    MSR_CORES(MSR_CORE_NAME)
};
#undef MSR_CORE_NAME

} // namespace msr
