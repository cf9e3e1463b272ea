// The processor that a plan is made for: AMD families with instruction-based sampling, what each
// announces in CPUID, and models where they differ.
// Sources: as features.hpp; models by InstLatx64's CPUID dumps and Linux. Zen 6 from Linux patches
// of 2026 only.
#pragma once

#include <msr/amd/ibs/features.hpp>

#include <cstdint>

namespace msr::ibs {

/// Processors whose IBS registers have the same fields, or need the same sequences.
enum class generation : std::uint8_t {
    family10h,
    family12h,
    family14h,
    family15h_00, ///< family 15h, models 00h to 0Fh
    family15h_10, ///< models 10h to 1Fh
    family15h_30, ///< models 30h to 3Fh
    family15h_60, ///< models 60h to 7Fh
    family16h,
    zen1,     ///< family 17h, Zen and Zen+
    zen2,     ///< family 17h
    hygon18h, ///< Hygon's family 18h
    zen3,     ///< family 19h, models 00h to 0Fh and 20h to 5Fh
    zen4,     ///< family 19h, models 10h to 1Fh, 60h to 7Fh and A0h to AFh
    zen5,     ///< family 1Ah
    zen6,     ///< announced: known from kernel patches only
};
inline constexpr unsigned generation_count = 15;

/// A set of generations, bit n for number n.
using generation_set = std::uint16_t;

constexpr generation_set only(generation one) {
    return static_cast<generation_set>(1u << static_cast<unsigned>(one));
}
/// From one to another, both included, in the order of the enumeration.
constexpr generation_set from(generation first, generation last) {
    generation_set all = 0;
    for (auto i = static_cast<unsigned>(first); i <= static_cast<unsigned>(last); ++i)
        all = static_cast<generation_set>(all | 1u << i);
    return all;
}
constexpr bool contains(generation_set set, generation one) { return (set & only(one)) != 0; }

/// Several models of a family, as CPUID counts them.
struct model_range {
    int first{};
    int last{-1};

    constexpr bool contains(int model) const { return first <= model && model <= last; }
};

/// What is known of a generation.
struct generation_row {
    generation is{};
    const char *name{}; ///< as `--cpu ibs:NAME` and `on<NAME>` take it
    const char *text{}; ///< for people
    unsigned family{};  ///< CPUID family
    model_range models[3]{};
    feature_set features{}; ///< CPUID Fn8000_001B EAX
    bool announced{};       ///< nothing but patches tells of it; medium confidence

    constexpr bool contains(int model) const {
        for (const model_range &some : models)
            if (some.contains(model)) return true;
        return false;
    }
};

/// By number. The features are those that CPUID dumps show; family 10h model 02h has no such leaf,
/// and three dumps of Zen 3 lack FetchSam.
inline constexpr generation_row generations[generation_count] = {
    {generation::family10h, "family10h", "AMD family 10h", 0x10, {{0x00, 0xff}}, 0x1f},
    {generation::family12h, "family12h", "AMD family 12h", 0x12, {{0x00, 0xff}}, 0xff},
    {generation::family14h, "family14h", "AMD family 14h", 0x14, {{0x00, 0xff}}, 0xff},
    {generation::family15h_00,
     "family15h_00",
     "AMD family 15h, models 00h to 0Fh",
     0x15,
     {{0x00, 0x0f}},
     0xff},
    {generation::family15h_10,
     "family15h_10",
     "AMD family 15h, models 10h to 1Fh",
     0x15,
     {{0x10, 0x1f}},
     0xff},
    {generation::family15h_30,
     "family15h_30",
     "AMD family 15h, models 30h to 3Fh",
     0x15,
     {{0x30, 0x3f}},
     0x1ff},
    {generation::family15h_60,
     "family15h_60",
     "AMD family 15h, models 60h to 7Fh",
     0x15,
     {{0x60, 0x7f}},
     0x7ff},
    {generation::family16h, "family16h", "AMD family 16h", 0x16, {{0x00, 0xff}}, 0xff},
    {generation::zen1,
     "zen1",
     "AMD family 17h, Zen and Zen+",
     0x17,
     {{0x00, 0x2f}, {0x50, 0x5f}},
     0x3ff},
    {generation::zen2, "zen2", "AMD family 17h, Zen 2", 0x17, {{0x30, 0x4f}, {0x60, 0xff}}, 0x3ff},
    {generation::hygon18h, "hygon18h", "Hygon family 18h", 0x18, {{0x00, 0xff}}, 0x3ff},
    {generation::zen3, "zen3", "AMD family 19h, Zen 3", 0x19, {{0x00, 0x0f}, {0x20, 0x5f}}, 0x3ff},
    {generation::zen4,
     "zen4",
     "AMD family 19h, Zen 4",
     0x19,
     {{0x10, 0x1f}, {0x60, 0x7f}, {0xa0, 0xaf}},
     0xbff},
    {generation::zen5,
     "zen5",
     "AMD family 1Ah, Zen 5",
     0x1a,
     {{0x00, 0x4f}, {0x60, 0x7f}, {0xb0, 0xbf}},
     0x81bff},
    {generation::zen6,
     "zen6",
     "AMD Zen 6, announced: known from kernel patches only",
     0x1a,
     {{0x50, 0x5f}, {0x80, 0xaf}, {0xc0, 0xcf}},
     0x9fbff,
     true},
};

constexpr const generation_row &row_of(generation one) {
    return generations[static_cast<unsigned>(one)];
}

/// Features that only add a flag to what samples tell, and that no dump of a generation need show.
inline constexpr feature_set only_told =
    set_of(feature::rip_invalid_chk) | set_of(feature::op_brn_fuse);

/// Any model of a generation.
inline constexpr int any_model = -1;

/// What a plan may rely on. The named ones below are constants; `with_features` and `on_model` make
/// others of them, and `detect` makes one of what CPUID says.
struct target {
    generation is{generation::family10h};
    feature_set features{default_features}; ///< CPUID Fn8000_001B EAX
    int model{any_model};                   ///< CPUID model number, or any of the generation
    bool ready{};                           ///< firmware has switched IBS on; asked of Zen 1 only

    /// Whether it has a feature: one that is announced, and that its generation can have. What a
    /// virtual machine's CPUID adds to that would be bits that are reserved here.
    constexpr bool has(feature one) const {
        return one == feature::by_family ||
               (features & (row_of(is).features | only_told) & set_of(one)) != 0;
    }
    /// A target of the same generation that announces other features, as CPUID said.
    constexpr target with_features(feature_set announced) const {
        target other = *this;
        const bool valid = (announced & set_of(feature::ibsffv)) != 0;
        other.features = valid ? announced : default_features;
        return other;
    }
    /// One model; model 02h of family 10h has no such leaf, and so the default features.
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
constexpr target target_of(generation one) { return {.is = one, .features = row_of(one).features}; }

inline constexpr target family10h = target_of(generation::family10h);
inline constexpr target family12h = target_of(generation::family12h);
inline constexpr target family14h = target_of(generation::family14h);
inline constexpr target family15h_00 = target_of(generation::family15h_00);
inline constexpr target family15h_10 = target_of(generation::family15h_10);
inline constexpr target family15h_30 = target_of(generation::family15h_30);
inline constexpr target family15h_60 = target_of(generation::family15h_60);
inline constexpr target family16h = target_of(generation::family16h);
inline constexpr target zen1 = target_of(generation::zen1);
inline constexpr target zen2 = target_of(generation::zen2);
inline constexpr target hygon18h = target_of(generation::hygon18h);
inline constexpr target zen3 = target_of(generation::zen3);
inline constexpr target zen4 = target_of(generation::zen4);
inline constexpr target zen5 = target_of(generation::zen5);
inline constexpr target zen6 = target_of(generation::zen6); ///< announced

/// The target of a plan: `plan<on<zen4>, …>`, `plan<on<zen3.on_model(1)>, …>`.
template <target Which>
inline constexpr target on = Which;

/// Name generations in errors.
namespace on_target {
struct family10h;
struct family12h;
struct family14h;
struct family15h_00;
struct family15h_10;
struct family15h_30;
struct family15h_60;
struct family16h;
struct zen1;
struct zen2;
struct hygon18h;
struct zen3;
struct zen4;
struct zen5;
struct zen6;
} // namespace on_target

namespace detail {

template <typename... Name>
struct name_at {
    template <unsigned Place, typename First, typename... Rest>
    struct pick : pick<Place - 1, Rest...> {};
    template <typename First, typename... Rest>
    struct pick<0, First, Rest...> {
        using type = First;
    };
    template <unsigned Place>
    using at = typename pick<Place, Name...>::type;
};

using generation_names =
    name_at<on_target::family10h, on_target::family12h, on_target::family14h,
            on_target::family15h_00, on_target::family15h_10, on_target::family15h_30,
            on_target::family15h_60, on_target::family16h, on_target::zen1, on_target::zen2,
            on_target::hygon18h, on_target::zen3, on_target::zen4, on_target::zen5,
            on_target::zen6>;

/// What stands in an error for a generation.
template <generation Which>
using named_generation = typename generation_names::template at<static_cast<unsigned>(Which)>;

} // namespace detail

} // namespace msr::ibs
