// Arguments of plans and schedules: the target of a PMU, a choice, or several choices.
#pragma once

#include <msr/core/names.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// A target of a PMU: its namespace declares `constexpr pmu pmu_of(const target &)`, which needs no
/// definition.
template <typename T>
concept target_of_a_pmu = requires(const T &target) {
    pmu_of(target);
};
/// The PMU of a target.
template <target_of_a_pmu T>
using pmu_of_target = decltype(pmu_of(*static_cast<const T *>(nullptr)));

/// A choice that is all in its type: its namespace declares `as_choice(object)`, which gives the
/// type that says `pmu_type` and `as_request()`; other types may stand for it.
template <typename T>
concept typed_choice = requires(T object) {
    typename decltype(as_choice(object))::pmu_type;
};
/// A choice that is a value: its namespace declares `request_of(object)`.
template <typename T>
concept valued_choice = requires(const T &object) {
    request_of(object);
};

/// A choice that is a value and has a type for errors: `as_type<value>`, a typed choice.
template <typename T>
concept named_choice = valued_choice<T> && T::has_type;

/// A choice whose event depends on the target of its plan, such as `msr::instructions`.
template <typename T>
concept portable_choice_type = T::depends_on_target;

/// The type of a portable choice in a PMU's plans for a target; void where the target has no event
/// for the choice. Each PMU specialises it in its `portable.hpp`.
template <typename Pmu, auto Target, auto Choice>
struct type_on_target {
    using type = void;
};

/// A choice that is a value, as a type.
template <auto Value>
struct chosen {
    using pmu_type = typename decltype(Value)::pmu_type;
    static constexpr auto value = Value; ///< the choice
};

/// Whether a type is a choice of some PMU, or several; see schedule.hpp.
template <typename T>
inline constexpr bool holds_choices = typed_choice<T> || valued_choice<T>;

namespace detail {

template <auto Argument>
// g++ 12 gives a reference for the value of a pack
using type_of = std::remove_cvref_t<decltype(Argument)>;

/// The type of a choice, whatever stands for it; void for what is none.
template <auto Argument, typename T = type_of<Argument>>
struct choice_from {
    using type = void;
};
template <auto Argument, typed_choice T>
struct choice_from<Argument, T> {
    using type = decltype(as_choice(T{}));
};
template <auto Argument, typename T>
requires valued_choice<T> &&(!typed_choice<T> && !named_choice<T>)struct choice_from<Argument, T> {
    using type = chosen<Argument>;
};
template <auto Argument, typename T>
requires named_choice<T>
struct choice_from<Argument, T> {
    using type = typename T::template as_type<Argument>;
};

} // namespace detail

/// The type of the choice that an argument of a plan is, or void.
template <auto Argument>
using choice_of = typename detail::choice_from<Argument>::type;

namespace detail {

template <typename Pmu, auto Target, auto Argument>
struct choice_for_target : choice_from<Argument> {};
template <typename Pmu, auto Target, auto Argument>
requires portable_choice_type<type_of<Argument>>
struct choice_for_target<Pmu, Target, Argument> : type_on_target<Pmu, Target, Argument> {
};

} // namespace detail

/// The choice that an argument of a plan is, in a plan of a PMU for a target.
template <typename Pmu, auto Target, auto Argument>
using choice_on_target = typename detail::choice_for_target<Pmu, Target, Argument>::type;

namespace detail {

/// The name of an argument in errors: the error type of a choice that has one, otherwise the
/// argument's own type.
template <auto Argument>
struct name_of_argument {
    using type = type_of<Argument>;
};
template <auto Argument>
requires named_choice<type_of<Argument>>
struct name_of_argument<Argument> : choice_from<Argument> {
};

} // namespace detail

/// Whether a type is a choice of a PMU.
template <typename Choice, typename Pmu>
inline constexpr bool is_choice_of = Pmu::template takes<Choice>;
template <typename Pmu>
inline constexpr bool is_choice_of<void, Pmu> = false;

namespace detail {

/// The rank of a qualifier: its place among the qualifiers of a choice. A counter has none, and
/// stands last.
inline constexpr unsigned rank_of_counters = 51;
template <typename Qualifier>
inline constexpr unsigned rank_of = rank_of_counters;
template <typename Qualifier>
requires(Qualifier::rank <
         rank_of_counters) inline constexpr unsigned rank_of<Qualifier> = Qualifier::rank;

/// A choice with one more qualifier, before those of higher rank.
template <typename Choice, typename New, typename... Behind>
struct inserted;
template <template <typename...> typename Choice, typename... Before, typename New>
struct inserted<Choice<Before...>, New> {
    using type = Choice<Before..., New>;
};
template <template <typename...> typename Choice, typename... Before, typename New, typename First,
          typename... Rest>
struct inserted<Choice<Before...>, New, First, Rest...>
    : inserted<Choice<Before..., First>, New, Rest...> {};
template <template <typename...> typename Choice, typename... Before, typename New, typename First,
          typename... Rest>
requires(rank_of<New> < rank_of<First>) struct inserted<Choice<Before...>, New, First, Rest...> {
    using type = Choice<Before..., New, First, Rest...>;
};

} // namespace detail

/// Names in an error a choice without which the plan would be legal.
template <typename Choice>
struct without;
/// Names in an error choices of which any one could be left out for a legal plan.
struct without_any_one_of_them;

} // namespace msr
