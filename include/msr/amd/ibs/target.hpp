// Targets of plans: processors with instruction-based sampling, and the features that each
// announces in CPUID. Their families and models stand in the table of processors (msr/processor).
// Sources: those of features.hpp; for Zen 6 only Linux patches of 2026.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/core/positions.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// Processors whose IBS registers have equal fields and need equal sequences.
using generation = core;

/// Each processor with IBS, from the oldest to the newest, and CPUID Fn8000_001B EAX: the features
/// that published dumps show; family 10h model 02h lacks the leaf, and three dumps of Zen 3 lack
/// FetchSam.
// clang-format off
#define MSR_IBS_GENERATIONS(row)                                                                   \
    row(family10h, 0x1f)                                                                           \
    row(family12h, 0xff)                                                                           \
    row(family14h, 0xff)                                                                           \
    row(family15h_00, 0xff)                                                                        \
    row(family15h_10, 0xff)                                                                        \
    row(family15h_30, 0x1ff)                                                                       \
    row(family15h_60, 0x7ff)                                                                       \
    row(family16h, 0xff)                                                                           \
    row(zen1, 0x3ff)                                                                               \
    row(zen2, 0x3ff)                                                                               \
    row(hygon18h, 0x3ff)                                                                           \
    row(zen3, 0x3ff)                                                                               \
    row(zen4, 0xbff)                                                                               \
    row(zen5, 0x81bff)                                                                             \
    row(zen6, 0x9fbff)
// clang-format on

/// The row of a generation.
struct generation_row {
    generation is{};        ///< the generation, by its oldest core
    const char *name{};     ///< the processor's, as `--cpu ibs:NAME` takes it
    const char *text{};     ///< the generation's name, for people
    unsigned family{};      ///< CPUID family
    feature_set features{}; ///< CPUID Fn8000_001B EAX
    bool announced{};       ///< known from patches only; medium confidence

    /// Whether the generation has a model of its family.
    constexpr bool contains(int model) const {
        return processor_row_of(is).has_model(static_cast<unsigned>(model));
    }
};

namespace detail {

constexpr generation_row generation_row_of(generation kind, feature_set features) {
    const processor_row &known = processor_row_of(kind);
    return {.is = kind,
            .name = known.name,
            .text = known.text,
            .family = known.family,
            .features = features,
            .announced = known.announced};
}

} // namespace detail

#define MSR_IBS_ROW(name, features) detail::generation_row_of(generation::name, features),
/// All generations with IBS, from the oldest to the newest.
inline constexpr generation_row generations[] = {MSR_IBS_GENERATIONS(MSR_IBS_ROW)};
#undef MSR_IBS_ROW
/// The number of generations with IBS.
inline constexpr unsigned generation_count = sizeof generations / sizeof generations[0];

/// The place of each processor in `generations`, or `core_places::no_place`: it has no IBS.
inline constexpr core_places generation_places = places_in(generations, &generation_row::is);

constexpr const generation_row &row_of(generation entry) {
    return generations[generation_places[entry]];
}

/// A set of generations, bit n for the n-th of `generations`.
using generation_set = std::uint16_t;
static_assert(generation_count <= 16);

/// The set of one generation; empty for a processor without IBS.
constexpr generation_set only(generation entry) {
    const unsigned place = generation_places[entry];
    return place < generation_count ? static_cast<generation_set>(1u << place) : generation_set{0};
}
/// From a generation to another, both included, in the order of `generations`.
constexpr generation_set from(generation first, generation last) {
    generation_set set = 0;
    for (unsigned i = generation_places[first]; i <= generation_places[last]; ++i)
        set = static_cast<generation_set>(set | 1u << i);
    return set;
}
/// Whether a set has a generation.
constexpr bool contains(generation_set set, generation entry) { return (set & only(entry)) != 0; }

/// Features that only add a flag to samples; a dump of a generation need not show them.
inline constexpr feature_set only_told =
    set_of(feature::rip_invalid_chk) | set_of(feature::op_brn_fuse);

/// Any model of a generation.
inline constexpr int any_model = -1;

/// A target: the features that a plan may rely on. The named targets below are constants;
/// `with_features` and `on_model` derive others from them, and `detect` makes a target of what
/// CPUID says.
struct target {
    generation is{generation::family10h};   ///< the generation of the target
    feature_set features{default_features}; ///< CPUID Fn8000_001B EAX
    int model{any_model};                   ///< CPUID model number, or any of the generation
    bool ready{};                           ///< firmware has switched IBS on; asked of Zen 1 only

    /// Whether it has a feature: the feature is announced, and its generation can have it. A
    /// virtual machine's CPUID may announce more, whose bits are reserved on the generation.
    constexpr bool has(feature feature) const {
        return feature == feature::by_family ||
               (features & (row_of(is).features | only_told) & set_of(feature)) != 0;
    }
    /// A target of the same generation that announces other features, as CPUID said.
    constexpr target with_features(feature_set announced) const {
        target other = *this;
        const bool valid = (announced & set_of(feature::ibsffv)) != 0;
        other.features = valid ? announced : default_features;
        return other;
    }
    /// A target of one model. Model 02h of family 10h lacks CPUID leaf Fn8000_001B, and so gets the
    /// default features.
    constexpr target on_model(int number) const {
        target other = *this;
        other.model = number;
        if (is == generation::family10h && number < 4) other.features = default_features;
        return other;
    }
    /// On Zen 1: firmware has switched IBS on, and the plan need not.
    constexpr target enabled_by_firmware() const {
        target other = *this;
        other.ready = true;
        return other;
    }
    friend constexpr bool operator==(const target &, const target &) = default;
};

/// Any model of a generation, with the features that its processors announce.
constexpr target target_of(generation entry) {
    return {.is = entry, .features = row_of(entry).features};
}

/// The targets of plans by name: `plan<zen4, …>`, `plan<zen3.on_model(1), …>`.
#define MSR_IBS_TARGET(name, features) inline constexpr target name = target_of(generation::name);
MSR_IBS_GENERATIONS(MSR_IBS_TARGET)
#undef MSR_IBS_TARGET

namespace detail {

template <generation Which>
struct generation_name;

} // namespace detail

/// Each names a generation in errors.
#define MSR_IBS_NAME(name, features)                                                               \
    namespace on_target {                                                                          \
    struct name;                                                                                   \
    }                                                                                              \
    template <>                                                                                    \
    struct detail::generation_name<generation::name> {                                             \
        using type = on_target::name;                                                              \
    };
MSR_IBS_GENERATIONS(MSR_IBS_NAME)
#undef MSR_IBS_NAME

namespace detail {

/// The type that stands for a generation in errors.
template <generation Which>
using named_generation = typename generation_name<Which>::type;

/// Generations as a type.
template <generation... Which>
struct generation_list {};
template <std::size_t... Place>
constexpr generation_list<generations[Place].is...> listed_generations(number_list<Place...>);
using every_generation_listed = decltype(listed_generations(numbers_below<generation_count>{}));

} // namespace detail

} // namespace msr::ibs
