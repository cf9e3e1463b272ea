// Targets of plans: processors with instruction-based sampling, and the features that each
// announces in CPUID. The table of processors (msr/processor) has their families and models.
// Sources: those of features.hpp; for Zen 6 only Linux patches of 2026.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/core/positions.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/table.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::ibs {

/// A kind of core; cores of the same generation have equal fields in their IBS registers and need
/// equal sequences of writes.
using generation = core;

/// Calls `row(name, features)` for each processor with IBS, from the oldest to the newest;
/// `features` is CPUID Fn8000_001B EAX as published dumps show it. Family 10h model 02h lacks the
/// leaf, and three dumps of Zen 3 lack FetchSam.
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

/// A generation of processors with IBS, and the features that the generation announces.
struct generation_row {
    generation is{};        ///< the generation, named by its oldest core
    const char *name{};     ///< the processor's name, as `--cpu ibs:NAME` takes it
    const char *text{};     ///< the description of the generation for people
    unsigned family{};      ///< the CPUID family of the generation's processors
    feature_set features{}; ///< value of CPUID Fn8000_001B EAX on the generation's processors
    /// Whether the generation is known from patches only, with medium confidence.
    bool announced{};

    /// Returns whether a model number of the family is a processor of the generation.
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

/// The position of each processor's generation in `generations`; `core_places::no_place` for a
/// processor that has no IBS.
inline constexpr core_places generation_places = places_in(generations, &generation_row::is);

/// Returns the row of a generation with IBS.
constexpr const generation_row &row_of(generation entry) {
    return generations[generation_places[entry]];
}

/// A set of generations with IBS: bit n is the generation at position n of `generations`.
using generation_set = std::uint16_t;
static_assert(generation_count <= 16);

/// Returns the set that has a single generation; empty for a processor without IBS.
constexpr generation_set only(generation entry) {
    const unsigned place = generation_places[entry];
    return place < generation_count ? static_cast<generation_set>(1u << place) : generation_set{0};
}
/// Returns the set of the generations from `first` to `last`, which are included, in the order of
/// `generations`.
constexpr generation_set from(generation first, generation last) {
    generation_set set = 0;
    for (unsigned i = generation_places[first]; i <= generation_places[last]; ++i)
        set = static_cast<generation_set>(set | 1u << i);
    return set;
}
/// Returns whether a set of generations has a generation.
constexpr bool contains(generation_set set, generation entry) { return (set & only(entry)) != 0; }

/// The features that only add a flag to samples: a processor may announce them where the published
/// dump of its generation does not.
inline constexpr feature_set announced_only =
    set_of(feature::rip_invalid_chk) | set_of(feature::op_brn_fuse);

/// The model number of a target that stands for all models of its generation.
inline constexpr int any_model = -1;

/// A target of IBS plans: a processor's generation and the features that a plan may rely on.
/// Targets such as `zen4` are constants; `with_features` and `on_model` derive further targets from
/// them, and `detect` makes a target of what CPUID says.
struct target {
    generation is{generation::family10h}; ///< the generation of the processor
    /// Features that CPUID announces on the processor, as a value of Fn8000_001B EAX.
    feature_set features{default_features};
    int model{any_model}; ///< CPUID model number; `any_model`: all models of the generation
    bool ready{};         ///< whether firmware has switched IBS on; used for Zen 1 only

    /// Returns whether the target has a feature: CPUID announces the feature, and the generation
    /// can have it. A virtual machine's CPUID may announce more, whose bits are reserved on the
    /// generation.
    constexpr bool has(feature feature) const {
        return feature == feature::by_family ||
               (features & (row_of(is).features | announced_only) & set_of(feature)) != 0;
    }
    /// Returns the target with other features, and with the default features where IBSFFV, bit 0,
    /// is clear.
    /// `announced`: value of CPUID Fn8000_001B EAX
    constexpr target with_features(feature_set announced) const {
        target other = *this;
        const bool valid = (announced & set_of(feature::ibsffv)) != 0;
        other.features = valid ? announced : default_features;
        return other;
    }
    /// Returns the target of a single model of the generation. Models below 4 of family 10h lack
    /// CPUID leaf Fn8000_001B and get the default features.
    /// `number`: CPUID model number
    constexpr target on_model(int number) const {
        target other = *this;
        other.model = number;
        if (is == generation::family10h && number < 4) other.features = default_features;
        return other;
    }
    /// Returns the target for Zen 1 on which firmware has switched IBS on, so that a plan need not
    /// do so.
    constexpr target enabled_by_firmware() const {
        target other = *this;
        other.ready = true;
        return other;
    }
    friend constexpr bool operator==(const target &, const target &) = default;
};

/// Returns the target for all models of a generation, with the features that its processors
/// announce.
constexpr target target_of(generation entry) {
    return {.is = entry, .features = row_of(entry).features};
}

/// Constants that are the targets of plans by name: `plan<zen4, …>`, `plan<zen3.on_model(1), …>`.
#define MSR_IBS_TARGET(name, features) inline constexpr target name = target_of(generation::name);
MSR_IBS_GENERATIONS(MSR_IBS_TARGET)
#undef MSR_IBS_TARGET

namespace detail {

template <generation Which>
struct generation_name;

} // namespace detail

/// Types that name each generation in the compiler's errors, such as `on_target::zen4`.
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

/// The type that names a generation in the compiler's errors.
template <generation Which>
using named_generation = typename generation_name<Which>::type;

/// A list of generations, as a type.
template <generation... Which>
struct generation_list {};
template <std::size_t... Place>
constexpr generation_list<generations[Place].is...> listed_generations(number_list<Place...>);
using every_generation_listed = decltype(listed_generations(numbers_below<generation_count>{}));

} // namespace detail

} // namespace msr::ibs
