// Targets: the processors for which a plan is made, and the counters that each has. The table of
// processors (msr/processor) has their families and models. Sources: BKDG of families 10h to 16h,
// PPR of families 17h to 1Ah; Linux and libpfm4 agree where nothing else is said. Nothing here was
// measured.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/core/text.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace msr::amd {

/// A kind of core that differs from other kinds in events or counters.
using generation = core;

/// A kind of core with its counters.
struct generation_row {
    generation is{};              ///< the kind of core that the row describes
    select_layout core_layout{};  ///< layout of the select registers of core counters
    std::uint8_t core_counters{}; ///< number of core counters of a logical processor
    /// Whether the core counters have the registers of the core extension, from MSR C001_0200 on.
    bool core_extension{};
    /// Whether there are registers that enable all core counters: PerfMonV2.
    bool global_control{};
    /// Layout of the select registers of the northbridge or data fabric; `select_layout{}` where
    /// the kind of core has none of these counters.
    select_layout node_layout{};
    std::uint8_t node_counters{}; ///< number of northbridge or data fabric counters; 0: none
    /// Layout of the select registers of L2I or L3; `select_layout{}` where the kind of core has
    /// none of these counters.
    select_layout cache_layout{};
    std::uint8_t cache_counters{}; ///< number of L2I or L3 counters; 0: none
    /// Number of counters of each memory controller; 0: the controllers have no counters.
    std::uint8_t umc_counters{};
};

namespace detail {

constexpr generation_row with_four(generation kind, select_layout core_layout) {
    return {.is = kind, .core_layout = core_layout, .core_counters = 4};
}
/// Returns the row of a kind of core with six core counters, from MSR C001_0200 on.
constexpr generation_row with_six(generation kind) {
    return {
        .is = kind, .core_layout = select_layout::core, .core_counters = 6, .core_extension = true};
}
constexpr generation_row with_node(generation_row row, select_layout layout, unsigned count) {
    row.node_layout = layout;
    row.node_counters = static_cast<std::uint8_t>(count);
    return row;
}
constexpr generation_row with_cache(generation_row row, select_layout layout, unsigned count) {
    row.cache_layout = layout;
    row.cache_counters = static_cast<std::uint8_t>(count);
    return row;
}
constexpr generation_row with_global_control(generation_row row) {
    row.global_control = true;
    return row;
}
/// Returns the row of a kind of core, with PerfMonV2 added. A memory controller of such a processor
/// has four counters, wherever a dump of CPUID gives a whole number of counters for each controller
/// (InstLatx64 087af2c: all but one of 19 machines).
constexpr generation_row with_perfmon_v2(generation_row row) {
    row.umc_counters = 4;
    return with_global_control(row);
}

/// The number of data fabric counters that every processor with PerfMonV2 has: CPUID announces 4, 8
/// or 16.
inline constexpr unsigned least_fabric_v2 = 4;

} // namespace detail

/// All kinds of cores whose counters the library knows, from the oldest to the newest. The models
/// of family 15h have the same counters.
inline constexpr generation_row generations[] = {
    detail::with_four(generation::k7, select_layout::core_k7),
    detail::with_four(generation::k8, select_layout::core_k7),
    detail::with_four(generation::family10h, select_layout::core),
    detail::with_four(generation::family11h, select_layout::core_fam11h),
    detail::with_four(generation::family12h, select_layout::core),
    detail::with_four(generation::family14h, select_layout::core),
    detail::with_node(detail::with_six(generation::family15h_00), select_layout::northbridge, 4),
    detail::with_cache(
        detail::with_node(detail::with_four(generation::family16h, select_layout::core),
                          select_layout::northbridge, 4),
        select_layout::l2i, 4),
    detail::with_cache(
        detail::with_node(detail::with_six(generation::zen1), select_layout::data_fabric, 4),
        select_layout::l3, 6),
    detail::with_cache(
        detail::with_node(detail::with_six(generation::zen2), select_layout::data_fabric, 4),
        select_layout::l3, 6),
    detail::with_cache(
        detail::with_node(detail::with_six(generation::zen3), select_layout::data_fabric, 4),
        select_layout::l3_fam19h, 6),
    detail::with_perfmon_v2(detail::with_cache(detail::with_node(detail::with_six(generation::zen4),
                                                                 select_layout::data_fabric_v2,
                                                                 detail::least_fabric_v2),
                                               select_layout::l3_fam19h, 6)),
    detail::with_perfmon_v2(detail::with_cache(detail::with_node(detail::with_six(generation::zen5),
                                                                 select_layout::data_fabric_v2,
                                                                 detail::least_fabric_v2),
                                               select_layout::l3_fam19h, 6)),
    // Linux 7.3 (amd/core.c, amd/uncore.c) programs Zen 6 as Zen 5: by PerfMonV2.
    detail::with_perfmon_v2(detail::with_cache(detail::with_node(detail::with_six(generation::zen6),
                                                                 select_layout::data_fabric_v2,
                                                                 detail::least_fabric_v2),
                                               select_layout::l3_fam19h, 6)),
};
/// The number of rows of `generations`.
inline constexpr unsigned generation_count = sizeof generations / sizeof generations[0];

/// The position of each processor in `generations`; `core_places::no_place`: the library does not
/// know its counters.
inline constexpr core_places generation_places = places_in(generations, &generation_row::is);

/// A set of kinds of cores: bit n is the row at position n of `generations`.
using generation_set = std::uint16_t;
static_assert(generation_count <= 16);

/// Returns the set of some kinds of cores.
template <typename... Generation>
constexpr generation_set of_generations(Generation... entry) {
    return static_cast<generation_set>(((1u << generation_places[entry]) | ...));
}

/// Returns the set of the kinds of cores from `first` to `last`, which are included, in the order
/// of `generations`.
constexpr generation_set generations_between(generation first, generation last) {
    const unsigned up_to_last = (2u << generation_places[last]) - 1;
    return static_cast<generation_set>(up_to_last & ~((1u << generation_places[first]) - 1));
}

/// The set of the kinds of cores from the K7 to family 16h.
inline constexpr generation_set before_zen =
    generations_between(generation::k7, generation::family16h);
/// The set of the kinds of cores from Zen to Zen 6.
inline constexpr generation_set every_zen = generations_between(generation::zen1, generation::zen6);

/// A target of plans for AMD's counters: the kinds of cores and the counters that a plan may rely
/// on. A plan is legal on each processor of its target. Targets are constants such as `zen4`, the
/// result of `detect`, and `target{}`, which has what every processor has.
struct target {
    /// Kinds of cores on each of which the named events of a plan exist; 0: raw events only.
    generation_set generations = 0x3fff;
    std::uint8_t core_counters = 4; ///< number of core counters of each logical processor
    /// Whether core counters are at MSR C001_0200 (CPUID Fn8000_0001 ECX[23]).
    bool core_extension{};
    /// Whether the register PERF_CNTR_GLOBAL_CTL exists (CPUID Fn8000_0022 EAX[0]).
    bool global_control{};
    /// Number of northbridge or data fabric counters (CPUID Fn8000_0001 ECX[24]); 0: none.
    std::uint8_t node_counters{};
    /// Number of L2I or L3 counters (CPUID Fn8000_0001 ECX[28]); 0: none.
    std::uint8_t cache_counters{};
    /// Number of counters of each memory controller (CPUID Fn8000_0022 EBX); 0: the controllers
    /// have no counters.
    std::uint8_t umc_counters{};
    /// The layout of the select registers of core counters.
    select_layout core_layout = select_layout::core_k7;
    /// Layout of the select registers of the northbridge or data fabric; not used where
    /// `node_counters` is 0.
    select_layout node_layout{};
    /// Layout of the select registers of L2I or L3; not used where `cache_counters` is 0.
    select_layout cache_layout{};

    friend constexpr bool operator==(const target &, const target &) = default;

    /// Returns whether all kinds of cores of the target are in `set`; false for a target without
    /// kinds.
    constexpr bool is_among(generation_set set) const {
        return generations != 0 && (generations & ~set) == 0;
    }
    /// Returns whether some kind of core of the target is in `set`.
    constexpr bool includes(generation_set set) const { return (generations & set) != 0; }
};

/// Calls `visit(core)` for each kind of core of a target.
template <typename Visit>
constexpr void each_core_of(const target &target, Visit &&visit) {
    for (unsigned place = 0; place < generation_count; ++place)
        if ((target.generations >> place & 1) != 0) visit(generations[place].is);
}

/// Returns whether some processor of a target is Zen or later. A processor whose family is not
/// known is taken for a later one.
constexpr bool includes_zen_or_newer(const target &target) {
    return target.generations == 0 || target.includes(every_zen);
}

namespace detail {

/// Returns the layout of the core's select registers that is right for two kinds of cores: that of
/// the older kind.
constexpr select_layout common_core_layout(select_layout a, select_layout b) {
    for (const select_layout older : {select_layout::core_k7, select_layout::core_fam11h})
        if (a == older || b == older) return older;
    return select_layout::core;
}

constexpr std::uint8_t lesser(std::uint8_t a, std::uint8_t b) { return a < b ? a : b; }

/// Reduces a target to the counters that a kind of core has, too. Where the layouts of a unit's
/// select registers differ, the result has no counters of the unit: a plan for them has to name a
/// kind of core.
constexpr void limit_to(target &result, const generation_row &row) {
    result.core_layout = common_core_layout(result.core_layout, row.core_layout);
    result.core_counters = lesser(result.core_counters, row.core_counters);
    result.core_extension = result.core_extension && row.core_extension;
    result.global_control = result.global_control && row.global_control;
    result.node_counters =
        result.node_layout == row.node_layout ? lesser(result.node_counters, row.node_counters) : 0;
    if (result.node_counters == 0) result.node_layout = {};
    result.cache_counters = result.cache_layout == row.cache_layout
                                ? lesser(result.cache_counters, row.cache_counters)
                                : 0;
    if (result.cache_counters == 0) result.cache_layout = {};
    result.umc_counters = lesser(result.umc_counters, row.umc_counters);
}

constexpr target target_of(const generation_row &row) {
    return {.generations = of_generations(row.is),
            .core_counters = row.core_counters,
            .core_extension = row.core_extension,
            .global_control = row.global_control,
            .node_counters = row.node_counters,
            .cache_counters = row.cache_counters,
            .umc_counters = row.umc_counters,
            .core_layout = row.core_layout,
            .node_layout = row.node_layout,
            .cache_layout = row.cache_layout};
}

/// Returns the counters that all processors of some kinds of cores have, as a target.
template <typename... Generation>
constexpr target target_of(generation first, Generation... addition) {
    target result = target_of(generations[generation_places[first]]);
    (limit_to(result, generations[generation_places[addition]]), ...);
    result.generations = of_generations(first, addition...);
    return result;
}

} // namespace detail

// The targets by name: `target(NAME, FAMILY, TEXT, GENERATION...)`, and `also(...)` for another
// name of a target. FAMILY is the CPUID family that the name is limited to; `any_family`: none.
// clang-format off
#define MSR_AMD_TARGETS(target, also)                                                              \
    target(k7, 0x06, "AMD Athlon and Duron (family 6)", core::k7)                                  \
    target(k8, 0x0f, "AMD Athlon 64 and Opteron (family 0Fh)", core::k8)                           \
    target(fam10h, 0x10, "AMD Phenom, Barcelona to Magny-Cours (family 10h)", core::family10h)     \
    target(fam11h, 0x11, "AMD Turion X2 Ultra, Griffin (family 11h)", core::family11h)             \
    target(fam12h, 0x12, "AMD A series, Llano (family 12h)", core::family12h)                      \
    target(fam14h, 0x14, "AMD C, E and Z series, Bobcat (family 14h)", core::family14h)            \
    target(fam15h, 0x15, "AMD FX and Opteron, Bulldozer to Excavator (family 15h)",                \
           core::family15h_00)                                                                     \
    target(fam16h, 0x16, "AMD Jaguar and Puma (family 16h)", core::family16h)                      \
    target(fam17h, 0x17, "AMD Zen, Zen+ and Zen 2 (family 17h): what they have in common",         \
           core::zen1, core::zen2)                                                                 \
    /* Dhyana is made like Zen 1. */                                                               \
    also(fam18h, 0x18, "Hygon Dhyana (family 18h)", core::hygon18h)                                \
    /* A plan with features of only one of Zen 3 and Zen 4 needs the target `zen3` or `zen4`. */   \
    target(fam19h, 0x19, "AMD Zen 3 and Zen 4 (family 19h): what they have in common",             \
           core::zen3, core::zen4)                                                                 \
    also(fam1ah, 0x1a, "AMD Zen 5 (family 1Ah)", core::zen5)                                       \
    target(zen1, any_family, "AMD Zen and Zen+", core::zen1)                                       \
    target(zen2, any_family, "AMD Zen 2", core::zen2)                                              \
    target(zen3, any_family, "AMD Zen 3", core::zen3)                                              \
    target(zen4, any_family, "AMD Zen 4", core::zen4)                                              \
    target(zen5, any_family, "AMD Zen 5", core::zen5)                                              \
    target(zen6, any_family, "AMD Zen 6, announced", core::zen6)
// clang-format on

#define MSR_AMD_TARGET(name, family, text, ...)                                                    \
    inline constexpr target name = detail::target_of(__VA_ARGS__);
MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_TARGET)
#undef MSR_AMD_TARGET

/// A processor or family (target of plans for AMD's counters) by name.
struct target_row {
    /// The target's name, as `--cpu` takes it.
    const char *name{};
    /// The counters and kinds of cores that the target's name stands for.
    target is{};
    const char *text{}; ///< the description of the target for people, such as "AMD Zen 3"
    unsigned family{};  ///< CPUID family of the target's processors; `any_family`: no single family

    /// Returns whether the target's name may mean a processor of a CPUID family: the name has that
    /// family, or is not limited to a family.
    constexpr bool may_be_of(unsigned number) const {
        return family == any_family || family == number;
    }
};

#define MSR_AMD_TARGET(name, family, text, ...) {#name, name, text, family},
/// The processors and families (targets of plans for AMD's counters) that have a name.
inline constexpr target_row targets[] = {MSR_AMD_TARGETS(MSR_AMD_TARGET, MSR_AMD_TARGET)};
#undef MSR_AMD_TARGET
/// The number of rows of `targets`.
inline constexpr unsigned target_count = sizeof targets / sizeof *targets;

/// Returns the target with a name, in upper or lower case; null where no target has the name.
constexpr const target_row *target_named(text_view name) {
    for (const target_row &row : targets)
        if (same_without_case(name, row.name)) return &row;
    return nullptr;
}

/// Returns the named target for a single processor; the target of all processors where the
/// processor has none.
constexpr target target_of(core processor) {
    const unsigned place = generation_places[processor];
    if (place < generation_count)
        for (const target_row &row : targets)
            if (row.is.is_among(static_cast<generation_set>(1u << place))) return row.is;
    return {};
}

/// The counters of a unit that a target has; counter_table.hpp has the addresses of their
/// registers.
struct bank {
    select_layout layout{}; ///< layout of the unit's select registers
    unsigned count{};       ///< number of the unit's counters; 0: the target has none
};

/// Returns the name of the scope that shares the counters of a unit, such as `L3 complex`. A
/// program that counts all of a machine runs on one logical processor in each scope.
constexpr const char *scope_of(unit unit) {
    switch (unit) {
    case unit::core:
        return "thread";
    case unit::northbridge:
    case unit::data_fabric:
        return "node";
    case unit::l2i:
        return "L2 complex";
    case unit::l3:
        return "L3 complex";
    case unit::umc:
        return "memory controller";
    }
    return "";
}

/// Returns the scope of the logical processors that share the counters of a unit.
constexpr register_scope sharers_of(unit unit) {
    constexpr register_scope list[] = {register_scope::thread, register_scope::node,
                                       register_scope::node,   register_scope::l2,
                                       register_scope::l3,     register_scope::node};
    return list[static_cast<unsigned>(unit)];
}

/// Returns the name of a unit's counters, such as `core`.
constexpr const char *name_of(unit unit) {
    switch (unit) {
    case unit::core:
        return "core";
    case unit::northbridge:
        return "northbridge";
    case unit::data_fabric:
        return "data_fabric";
    case unit::l2i:
        return "l2i";
    case unit::l3:
        return "l3";
    case unit::umc:
        return "umc";
    }
    return "";
}

/// Returns the counters of a unit that a target has; `count` is 0 where the target lacks the unit.
constexpr bank bank_of(unit unit, const target &target) {
    if (unit == unit::core) return {target.core_layout, target.core_counters};
    if (unit == unit::umc) return {select_layout::umc, target.umc_counters};
    if (row_of(target.node_layout).counts == unit && target.node_counters != 0)
        return {target.node_layout, target.node_counters};
    if (row_of(target.cache_layout).counts == unit && target.cache_counters != 0)
        return {target.cache_layout, target.cache_counters};
    return {};
}

/// The number of the register PERF_CNTR_GLOBAL_STATUS of PerfMonV2, which shows overflows.
inline constexpr std::uint32_t global_status_address = 0xc0000300;
/// The number of the register PERF_CNTR_GLOBAL_CTL of PerfMonV2, which enables core counters.
inline constexpr std::uint32_t global_control_address = 0xc0000301;
/// The number of the register PERF_CNTR_GLOBAL_STATUS_CLR of PerfMonV2, which clears the bits of
/// overflows.
inline constexpr std::uint32_t global_status_clear_address = 0xc0000302;

} // namespace msr::amd
