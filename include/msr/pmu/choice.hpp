// Arguments of plans and schedules: a target (the processors that a plan is for), a choice (an
// event with its qualifiers), or several choices.
#pragma once

#include <msr/core/names.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// A target of a PMU, the processors that a plan is for: the namespace of the type declares
/// `constexpr pmu pmu_of(const target &)`, which needs no definition.
template <typename T>
concept target_of_a_pmu = requires(const T &target) {
    pmu_of(target);
};
/// The PMU whose plans begin with a target of type `T`.
template <target_of_a_pmu T>
using pmu_of_target = decltype(pmu_of(*static_cast<const T *>(nullptr)));

/// A choice (an event with its qualifiers) that is wholly described by its type: the namespace of
/// the type declares `as_choice(object)`, whose result is the type with `pmu_type` and
/// `as_request()`; other types may stand for the type of the choice.
template <typename T>
concept typed_choice = requires(T object) {
    typename decltype(as_choice(object))::pmu_type;
};
/// A choice (an event with its qualifiers) that is a value: the namespace of its type declares
/// `request_of(object)`.
template <typename T>
concept valued_choice = requires(const T &object) {
    request_of(object);
};

/// A choice that is a value and that errors name by a type: `as_type<value>`, a typed choice.
template <typename T>
concept named_choice = valued_choice<T> && T::has_type;

/// A choice whose event depends on the target of its plan, such as `msr::instructions`.
template <typename T>
concept portable_choice_type = T::depends_on_target;

/// The type of a portable choice, such as `msr::instructions`, in a PMU's plans for a target; void
/// where the target has no event for the choice. Each PMU specialises the template in the PMU's
/// `portable.hpp`.
template <typename Pmu, auto Target, auto Choice>
struct type_on_target {
    using type = void;
};

/// A type that stands for a choice (an event with its qualifiers) which is a value.
template <auto Value>
struct chosen {
    using pmu_type = typename decltype(Value)::pmu_type;
    static constexpr auto value = Value; ///< the choice that the type stands for
};

/// Names a choice in the compiler's errors: the event, or the engine of instruction-based sampling;
/// the unit masks, of which an engine has none (0); then the qualifiers.
template <typename Event, unsigned Masks, typename... Qualifier>
struct event_choice;

/// Whether a type is a choice of some PMU, or an argument of schedules that holds several choices;
/// see schedule.hpp.
template <typename T>
inline constexpr bool holds_choices = typed_choice<T> || valued_choice<T>;

namespace detail {

template <auto Argument>
// The reference is removed from the type of a choice: g++ 12 gives a reference type for a value of
// a parameter pack.
using type_of = std::remove_cvref_t<decltype(Argument)>;

/// The type of the choice (an event with its qualifiers) that an argument of a plan is or stands
/// for; void for an argument that is no choice.
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

/// The type of the choice that an argument of a plan is; void for an argument that is no choice.
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

/// The type of the choice (an event with its qualifiers) that an argument stands for in a PMU's
/// plan for a target; void where the target has no event for a portable choice.
template <typename Pmu, auto Target, auto Argument>
using choice_on_target = typename detail::choice_for_target<Pmu, Target, Argument>::type;

namespace detail {

/// The type by which compile errors name an argument of a plan: `as_type<...>` of a choice that has
/// this type, otherwise the argument's own type.
template <auto Argument>
struct name_of_argument {
    using type = type_of<Argument>;
};
template <auto Argument>
requires named_choice<type_of<Argument>>
struct name_of_argument<Argument> : choice_from<Argument> {
};

} // namespace detail

/// Whether a type is a choice of the PMU `Pmu`.
template <typename Choice, typename Pmu>
inline constexpr bool is_choice_of = Pmu::template takes<Choice>;
template <typename Pmu>
inline constexpr bool is_choice_of<void, Pmu> = false;

/// The base of a qualifier that stands as a type in the type of a choice. `Set` is the function
/// that returns a request with the qualifier, `Argument` are the function's further arguments.
template <auto Set, auto... Argument>
struct typed_qualifier {
    /// Returns `request` with the qualifier.
    template <typename Request>
    static constexpr Request in(const Request &request) {
        return Set(request, Argument...);
    }
};
/// The base of a qualifier whose position among the types of a choice's qualifiers is that of its
/// rank.
template <unsigned Rank, auto Set, auto... Argument>
struct ranked_qualifier : typed_qualifier<Set, Argument...> {
    static constexpr unsigned rank = Rank; ///< position of the type among a choice's qualifiers
};

namespace detail {

/// The rank of counters among the qualifiers of a choice. The rank of a qualifier is the place at
/// which the type of a choice has the qualifier; the counter of a choice stands last.
inline constexpr unsigned rank_of_counters = 51;
template <typename Qualifier>
inline constexpr unsigned rank_of = rank_of_counters;
template <typename Qualifier>
requires(Qualifier::rank <
         rank_of_counters) inline constexpr unsigned rank_of<Qualifier> = Qualifier::rank;

/// A choice with an additional qualifier, which stands before the qualifiers of higher rank.
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

/// A type that names in an error a choice without which the plan would be legal.
template <typename Choice>
struct without;
/// A type that says in an error: the plan would be legal without any one of the plan's choices.
struct without_any_one_of_them;

} // namespace msr
