// Targets of plans: NetBurst models (CPUID family 0Fh), their steppings and Hyper-Threading; and
// what differs between steppings.
#pragma once

// A header that compile errors name is included first, so that errors do not list a chain of other
// headers.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/processor/identity.hpp>
#include <msr/processor/row.hpp>

#include <cstdint>
#include <type_traits>

namespace msr::netburst {

MSR_RULE(model_exists, "no such NetBurst model: CPUID family 0Fh has models 0, 1, 2, 3, 4 and 6");
MSR_RULE(stepping_exists,
         "no such stepping: CPUID has steppings 0 to 15, and the first is not after the last");

/// The type by which an error names a model of the family, by its CPUID model number.
template <int Number>
struct model;
/// Each type names a target in an error: a target of every model, or a target without any model.
struct every_model_of_the_family;
struct no_model;
/// The type by which an error names the steppings of a target, `First` to `Last`.
template <int First, int Last>
struct steppings_from;

/// A set of CPUID model numbers of family 0Fh, bit n for model n.
using model_set = std::uint8_t;
/// A set of CPUID steppings, bit n for stepping n.
using stepping_set = std::uint16_t;

/// Returns the set of the models with the given numbers, each 0 to 7.
template <typename... Number>
constexpr model_set of_models(Number... number) {
    return static_cast<model_set>(((1u << number) | ...));
}

namespace detail {

/// The rows of the NetBurst processors in the table of processors.
inline constexpr processor_row rows[] = {MSR_NETBURST_CORES(MSR_CORE_ROW)};

constexpr model_set models_of_rows() {
    model_set models = 0;
    for (const processor_row &row : rows)
        for (unsigned model = 0; model < 8; ++model)
            if (row.has_model(model)) models = static_cast<model_set>(models | of_models(model));
    return models;
}

} // namespace detail

/// CPUID's family number of all NetBurst processors.
inline constexpr unsigned cpuid_family = detail::rows[0].family;
/// The set of all models of the family: 0, 1, 2, 3, 4 and 6; there is no model 5.
inline constexpr model_set every_model = detail::models_of_rows();
/// The set of all steppings: CPUID has four bits for them, 0 to 15.
inline constexpr stepping_set every_stepping = 0xffff;

/// Returns the set of the steppings from `first` to `last`, both 0 to 15; the empty set where
/// `first` is the larger.
constexpr stepping_set of_steppings(int first, int last) {
    const unsigned up_to_last = (2u << last) - 1;
    const unsigned before_first = (1u << first) - 1;
    return static_cast<stepping_set>(up_to_last & ~before_first);
}

/// Returns the set of the models of the family with the number `model` or a higher number.
constexpr model_set of_models_from(int model) {
    return model < 0 ? every_model : static_cast<model_set>(every_model & ~((1u << model) - 1));
}

/// A target: the models, steppings and Hyper-Threading that a plan may rely on.
struct target {
    model_set models = every_model; ///< models on each of which the plan must be legal
    bool hyper_threading = false;   ///< two logical processors share the counters of a core
    /// The steppings, of each of the models, on which the plan must be legal.
    stepping_set steppings = every_stepping;

    friend constexpr bool operator==(const target &, const target &) = default;
};

/// The state of Hyper-Threading: each core has two logical processors, or one.
enum class hyper_threading : bool {
    off, ///< a core is a single logical processor
    on,  ///< two logical processors share the counters of a core
};

/// The number that stands for any model of the family, as a template argument.
inline constexpr int any_model = -1;
/// The number that stands for any stepping of a model, as a template argument.
inline constexpr int any_stepping = -1;

/// Returns whether the family has a model of a given number.
constexpr bool is_model(int number) {
    return number >= 0 && number < 8 && ((every_model >> number) & 1) != 0;
}

/// Returns whether a number is a stepping: 0 to 15.
constexpr bool is_stepping(int number) { return number >= 0 && number < 16; }

/// One model and stepping: F27h, as the manual writes it, is `signature{.model = 2, .stepping =
/// 7}`.
struct signature {
    int model = any_model;       ///< model number of CPUID, or `any_model`
    int stepping = any_stepping; ///< stepping number of CPUID, or `any_stepping`

    friend constexpr bool operator==(const signature &, const signature &) = default;
};

/// Several steppings of one model, from `first` to `last`, both included.
struct steppings {
    int model = any_model; ///< model number of CPUID, or `any_model`
    int first = 0;         ///< lowest of the steppings, 0 to 15
    int last = 15;         ///< highest of the steppings, 0 to 15

    friend constexpr bool operator==(const steppings &, const steppings &) = default;
};

namespace detail {

/// The type that names a model by its number, for lists of suggestions.
template <int Number>
struct named_model {
    using type = model<Number>;
};
using every_model_by_name = typename legal_list<every_model, named_model>::type;

constexpr steppings steppings_of(int model) { return {.model = model}; }
constexpr steppings steppings_of(signature signature) {
    if (signature.stepping == any_stepping) return {.model = signature.model};
    return {.model = signature.model, .first = signature.stepping, .last = signature.stepping};
}
constexpr steppings steppings_of(steppings steppings) { return steppings; }

} // namespace detail

/// The target of a plan by its models: `plan<models<3>, …>` for model 3, `plan<models<any_model,
/// hyper_threading::on>, …>`, `plan<models<signature{.model = 4, .stepping = 4}>, …>` for one
/// stepping of a model, and `plan<models<steppings{.model = 2, .first = 7}>, …>` for several.
/// Models are the numbers that CPUID gives for family 0Fh: 0, 1, 2, 3, 4, 6.
template <auto Which, hyper_threading Threads = hyper_threading::off>
inline constexpr target models = [] {
    constexpr steppings which = detail::steppings_of(Which);
    constexpr bool has_model = which.model == any_model || is_model(which.model);
    constexpr bool has_steppings =
        is_stepping(which.first) && is_stepping(which.last) && which.first <= which.last;
    using mistake = first_mistake<
        mistake_unless<has_model, model_exists, model<which.model>, detail::every_model_by_name>,
        mistake_unless<has_steppings, stepping_exists, steppings_from<which.first, which.last>>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    constexpr stepping_set kept =
        has_steppings ? of_steppings(which.first, which.last) : every_stepping;
    return target{.models = is_model(which.model) ? of_models(which.model) : every_model,
                  .hyper_threading = Threads == hyper_threading::on,
                  .steppings = kept};
}();

/// Returns whether a target includes a model in some stepping from `first` to `last`.
constexpr bool includes(const target &target, const steppings &steppings) {
    return is_model(steppings.model) && (target.models & of_models(steppings.model)) != 0 &&
           (target.steppings & of_steppings(steppings.first, steppings.last)) != 0;
}

/// Returns whether a target includes a processor with a lower CPUID signature than the given
/// signature.
constexpr bool includes_before(const target &target, const signature &limit) {
    for (int model = 0; model < limit.model; ++model)
        if (includes(target, {.model = model})) return true;
    return limit.stepping > 0 &&
           includes(target, {.model = limit.model, .last = limit.stepping - 1});
}

/// Returns whether a target names processors with a lower CPUID signature than the given signature:
/// a lower model, or lower steppings of its model. Returns false for a target that names no model,
/// or that names the limit's model without steppings: most processors of such a target are not
/// lower.
constexpr bool names_before(const target &target, const signature &limit) {
    if (target.models == every_model && target.steppings == every_stepping) return false;
    const bool lower_models = (target.models & ~of_models_from(limit.model)) != 0;
    return includes_before(target, limit) && (lower_models || target.steppings != every_stepping);
}

/// Returns whether a cascaded counter can ask for an interrupt on all processors of a target: no
/// cascaded counter can on 0F_02, nor on 0F_00 and 0F_01 from stepping 10 on, in cascade and in
/// extended cascade (SDM 18.15.5.7).
constexpr bool cascade_can_interrupt(const target &target) {
    return !includes(target, {.model = 0, .first = 10}) &&
           !includes(target, {.model = 1, .first = 10}) && !includes(target, {.model = 2});
}

/// Returns whether a target includes 0F_04 stepping 4, a Pentium D, on which CCCR.OVF_PMI_T1 is
/// said not to be usable (medium: Linux's watchdog avoids the bit there, the manual is silent).
constexpr bool ovf_pmi_t1_is_doubtful(const target &target) {
    return includes(target, {.model = 4, .first = 4, .last = 4});
}

} // namespace msr::netburst

/// The suggestion for steppings that do not exist: the first and the last stepping exchanged where
/// only the order is wrong, otherwise the numbers 0 to 15.
template <int First, int Last>
struct msr::suggestions<msr::netburst::stepping_exists,
                        msr::netburst::steppings_from<First, Last>> {
    using type = std::conditional_t<netburst::is_stepping(First) && netburst::is_stepping(Last),
                                    would_be_legal<netburst::steppings_from<Last, First>>,
                                    would_be_legal<value_between<0, 15>>>;
};
