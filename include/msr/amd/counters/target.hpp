// The processors that a plan is made for, and the counters that each has.
// Sources: BKDG of families 10h to 16h, PPR of families 17h to 1Ah; Linux and libpfm4 agree where
// nothing else is said. Nothing here was measured.
#pragma once

#include <msr/amd/counters/layout.hpp>
#include <msr/text.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::amd {

/// The kinds of cores that differ in events or counters.
enum class generation : std::uint8_t {
    k7,
    k8,
    fam10h,
    fam11h,
    fam12h,
    fam14h,
    fam15h,
    fam16h,
    zen1,
    zen2,
    zen3,
    zen4,
    zen5,
};
inline constexpr unsigned generation_count = 13;

/// A set of generations, bit n for generation n.
using generation_set = std::uint16_t;

template <typename... Generation>
constexpr generation_set of_generations(Generation... one) {
    return static_cast<generation_set>(((1u << static_cast<unsigned>(one)) | ...));
}

/// All from one generation to another, both included.
constexpr generation_set generations_between(generation first, generation last) {
    const unsigned up_to_last = (2u << static_cast<unsigned>(last)) - 1;
    return static_cast<generation_set>(up_to_last & ~((1u << static_cast<unsigned>(first)) - 1));
}

inline constexpr generation_set before_zen =
    generations_between(generation::k7, generation::fam16h);
inline constexpr generation_set every_zen = generations_between(generation::zen1, generation::zen5);

/// What a plan may rely on: the targets of names below, what CPUID tells (`detect`), or nothing but
/// what every processor has. A plan is legal on each processor of its target.
struct target {
    generation_set generations = 0x1fff; ///< named events exist on each; 0: newer ones, raw only
    std::uint8_t core_counters = 4;      ///< of each logical processor
    bool core_extension{};               ///< they lie at C001_0200 (Fn8000_0001 ECX[23])
    bool global_control{};               ///< PERF_CNTR_GLOBAL_CTL exists (Fn8000_0022 EAX[0])
    std::uint8_t node_counters{};  ///< northbridge or data fabric (Fn8000_0001 ECX[24]); 0: none
    std::uint8_t cache_counters{}; ///< L2I or L3 (Fn8000_0001 ECX[28]); 0: none
    select_layout core_layout = select_layout::core_k7;
    select_layout node_layout{};
    select_layout cache_layout{};

    friend constexpr bool operator==(const target &, const target &) = default;

    /// Whether all of its processors are among these.
    constexpr bool is_among(generation_set some) const {
        return generations != 0 && (generations & ~some) == 0;
    }
    /// Whether some of its processors are among these.
    constexpr bool includes(generation_set some) const { return (generations & some) != 0; }
};

/// Whether some processor of a target is Zen or, where its family is not known, newer.
constexpr bool includes_zen_or_newer(const target &on) {
    return on.generations == 0 || on.includes(every_zen);
}

namespace detail {

/// The counters that all processors of some generations have. Where their layouts differ there are
/// none of that unit: a plan has to name one of them.
constexpr target target_of(generation_set some) {
    target made{.generations = some, .core_counters = 4, .core_layout = select_layout::core};
    const bool zen = made.is_among(every_zen);
    if (zen || made.is_among(of_generations(generation::fam15h))) {
        made.core_extension = true;
        made.core_counters = 6;
    }
    if (made.includes(of_generations(generation::k7, generation::k8)))
        made.core_layout = select_layout::core_k7;
    else if (made.includes(of_generations(generation::fam11h)))
        made.core_layout = select_layout::core_fam11h;
    if (made.is_among(of_generations(generation::fam15h, generation::fam16h))) {
        made.node_layout = select_layout::northbridge;
        made.node_counters = 4;
    }
    if (made.is_among(of_generations(generation::fam16h))) {
        made.cache_layout = select_layout::l2i;
        made.cache_counters = 4;
    }
    if (zen) made.cache_counters = 6;
    if (made.is_among(generations_between(generation::zen1, generation::zen2)))
        made.cache_layout = select_layout::l3;
    else if (zen)
        made.cache_layout = select_layout::l3_fam19h;
    if (made.is_among(generations_between(generation::zen1, generation::zen3))) {
        made.node_layout = select_layout::data_fabric;
        made.node_counters = 4;
    }
    if (made.is_among(of_generations(generation::zen4, generation::zen5))) {
        made.global_control = true;
        made.node_layout = select_layout::data_fabric_v2;
        made.node_counters = 4; // CPUID tells of 4, 8 or 16: this many there are in any case
    }
    return made;
}

constexpr target target_of(generation one) { return target_of(of_generations(one)); }

} // namespace detail

inline constexpr target k7 = detail::target_of(generation::k7);
inline constexpr target k8 = detail::target_of(generation::k8);
inline constexpr target fam10h = detail::target_of(generation::fam10h);
inline constexpr target fam11h = detail::target_of(generation::fam11h);
inline constexpr target fam12h = detail::target_of(generation::fam12h);
inline constexpr target fam14h = detail::target_of(generation::fam14h);
inline constexpr target fam15h = detail::target_of(generation::fam15h);
inline constexpr target fam16h = detail::target_of(generation::fam16h);
/// Zen 1 and Zen 2.
inline constexpr target fam17h =
    detail::target_of(of_generations(generation::zen1, generation::zen2));
/// Hygon Dhyana, which is made like Zen 1.
inline constexpr target fam18h = detail::target_of(generation::zen1);
/// Zen 3 and Zen 4. What only one of them has, or has elsewhere, needs `zen3` or `zen4`.
inline constexpr target fam19h =
    detail::target_of(of_generations(generation::zen3, generation::zen4));
inline constexpr target fam1ah = detail::target_of(generation::zen5);
inline constexpr target zen1 = detail::target_of(generation::zen1);
inline constexpr target zen2 = detail::target_of(generation::zen2);
inline constexpr target zen3 = detail::target_of(generation::zen3);
inline constexpr target zen4 = detail::target_of(generation::zen4);
inline constexpr target zen5 = detail::target_of(generation::zen5);

/// The target of a plan, in the words of the other vendors: `plan<on<zen4>, …>`.
template <target Which>
inline constexpr target on = Which;

/// A target by name.
struct target_row {
    const char *name{};
    target is{};
    const char *text{}; ///< for people
};

inline constexpr target_row targets[] = {
    {"k7", k7, "AMD Athlon and Duron (family 6)"},
    {"k8", k8, "AMD Athlon 64 and Opteron (family 0Fh)"},
    {"fam10h", fam10h, "AMD Phenom, Barcelona to Magny-Cours (family 10h)"},
    {"fam11h", fam11h, "AMD Turion X2 Ultra, Griffin (family 11h)"},
    {"fam12h", fam12h, "AMD A series, Llano (family 12h)"},
    {"fam14h", fam14h, "AMD C, E and Z series, Bobcat (family 14h)"},
    {"fam15h", fam15h, "AMD FX and Opteron, Bulldozer to Excavator (family 15h)"},
    {"fam16h", fam16h, "AMD Jaguar and Puma (family 16h)"},
    {"fam17h", fam17h, "AMD Zen, Zen+ and Zen 2 (family 17h): what they have in common"},
    {"fam18h", fam18h, "Hygon Dhyana (family 18h)"},
    {"fam19h", fam19h, "AMD Zen 3 and Zen 4 (family 19h): what they have in common"},
    {"fam1ah", fam1ah, "AMD Zen 5 (family 1Ah)"},
    {"zen1", zen1, "AMD Zen and Zen+"},
    {"zen2", zen2, "AMD Zen 2"},
    {"zen3", zen3, "AMD Zen 3"},
    {"zen4", zen4, "AMD Zen 4"},
    {"zen5", zen5, "AMD Zen 5"},
};
inline constexpr unsigned target_count = sizeof targets / sizeof *targets;

/// The target of a name, in any case, or null.
constexpr const target_row *target_named(text_view name) {
    for (const target_row &one : targets)
        if (same_without_case(name, one.name)) return &one;
    return nullptr;
}

/// The counters of one unit that a target has; where they lie stands in counter_table.hpp.
struct bank {
    select_layout layout{};
    unsigned count{}; ///< 0: the target has none
};

/// Who shares the counters of a unit: a program has to run on one logical processor of each.
constexpr const char *scope_of(unit which) {
    switch (which) {
    case unit::core:
        return "thread";
    case unit::northbridge:
    case unit::data_fabric:
        return "node";
    case unit::l2i:
        return "L2 complex";
    case unit::l3:
        return "L3 complex";
    }
    return "";
}

constexpr const char *name_of(unit which) {
    switch (which) {
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
    }
    return "";
}

/// The counters of a unit; none of them where the target does not have the unit.
constexpr bank bank_of(unit which, const target &on) {
    if (which == unit::core) return {on.core_layout, on.core_counters};
    if (row_of(on.node_layout).counts == which && on.node_counters != 0)
        return {on.node_layout, on.node_counters};
    if (row_of(on.cache_layout).counts == which && on.cache_counters != 0)
        return {on.cache_layout, on.cache_counters};
    return {};
}

/// The registers of PerfMonV2.
inline constexpr std::uint32_t global_status_address = 0xc0000300;
inline constexpr std::uint32_t global_control_address = 0xc0000301;
inline constexpr std::uint32_t global_status_clear_address = 0xc0000302;

} // namespace msr::amd
