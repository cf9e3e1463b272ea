// The contract of a PMU: the members that plans and schedules need of every PMU, and the defaults
// that a PMU may take.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

// --- the members that a PMU may lack ------------------------------------------------------------

/// A type that is exactly the type `Expected`, for the result of an expression, as std::same_as,
/// whose header <concepts> kernels do not have.
template <typename T, typename Expected>
concept is_exactly = std::is_same_v<T, Expected>;
/// A type whose values convert to the type `Expected`.
template <typename T, typename Expected>
concept converts_to = std::is_convertible_v<T, Expected>;

/// Whether a PMU has a member that the contract of PMUs names.
template <bool Has, typename Member>
struct member_check {
    static constexpr bool has = Has; ///< whether the PMU has the member
    using member = Member;           ///< the name of the member in the namespace `lacks`
};
/// The first of several members of a contract that a PMU lacks; void where the PMU has all members.
template <typename... Check>
struct first_missing {
    using type = void;
};
template <typename First, typename... Rest>
requires(!(First::has && ... && Rest::has)) struct first_missing<First, Rest...>
    : std::conditional_t<First::has, first_missing<Rest...>,
                         std::type_identity<typename First::member>> {
};

/// Names of the members that a PMU must have, for errors: an error shows the name of a member that
/// a PMU lacks.
namespace lacks {
/// Names the missing member `target`: the type of the targets that plans are made for, whose values
/// can be template arguments.
struct target;
/// Names the missing member `request`: the type of a choice as a plain value. If the type has ==,
/// no two requests of a plan are equal.
struct request;
/// Names the missing member `rules`: the `rule_list<...>` of all rules whose breach `assign` can
/// return.
struct rules;
/// Names the missing member `template <target On> struct named_target { using type = ...; }`: the
/// types by which errors name targets.
struct named_target;
/// Names the missing member `verdict check(const request &, const target &)`: the check of a single
/// request.
struct check;
/// Names the missing member `template <std::size_t Most> auto assign(sequence<request>, const
/// target &)`: the planner for at most `Most` requests. The result of `assign` has `why`, a
/// verdict; `culprit_count` and `culprits`, positions of the requests at fault; `found()`; and
/// whatever `program_of_plan` needs.
struct assign;
/// Names the missing member `bool interrupts(const request &)`: whether the request asks for
/// interrupts.
struct interrupts;
/// Names the missing member `bool lacks_room(const broken_rule &)`: whether a group has too few
/// counters for its choices.
struct lacks_room;
} // namespace lacks

namespace detail {

template <typename Pmu>
concept has_target_type = requires {
    typename Pmu::target;
};
template <typename Pmu>
concept has_target_and_request = has_target_type<Pmu> && requires {
    typename Pmu::request;
};

template <typename Pmu>
struct missing_of_pmu {
    using type = lacks::target;
};
template <has_target_type Pmu>
struct missing_of_pmu<Pmu> {
    using type = lacks::request;
};
template <has_target_and_request Pmu>
struct missing_of_pmu<Pmu> {
    static constexpr bool has_rules = requires { Pmu::rules::size; };
    static constexpr bool has_named_target = requires {
        typename Pmu::template named_target<typename Pmu::target{}>::type;
    };
    static constexpr bool has_assign =
        requires(sequence<typename Pmu::request> choices, const typename Pmu::target &target) {
        { Pmu::template assign<1>(choices, target).found() } -> is_exactly<bool>;
        { Pmu::template assign<1>(choices, target).why } -> converts_to<verdict>;
        { Pmu::template assign<1>(choices, target).culprits[0] } -> converts_to<std::size_t>;
    };
    static constexpr bool has_interrupts = requires(const typename Pmu::request &choice) {
        { Pmu::interrupts(choice) } -> is_exactly<bool>;
    };
    static constexpr bool has_lacks_room = requires(const broken_rule &broken) {
        { Pmu::lacks_room(broken) } -> is_exactly<bool>;
    };
    using type = typename first_missing<
        member_check<has_rules, lacks::rules>, member_check<has_named_target, lacks::named_target>,
        member_check<has_assign, lacks::assign>, member_check<has_interrupts, lacks::interrupts>,
        member_check<has_lacks_room, lacks::lacks_room>>::type;
};

template <typename Pmu, typename Missing>
struct mistake_of_contract {
    using type = mistake_of<pmu_keeps_its_contract, Pmu, Missing>;
};
template <typename Pmu>
struct mistake_of_contract<Pmu, void> {
    using type = no_mistake;
};

} // namespace detail

/// The compile-time error for a PMU class that lacks a member which plans need of every PMU class;
/// `no_mistake` where no member is missing. A family of PMU classes that must have other members
/// specialises the template.
template <typename Pmu>
struct contract_of : detail::mistake_of_contract<Pmu, typename detail::missing_of_pmu<Pmu>::type> {
};
template <>
struct contract_of<void> {
    /// No compile error: void is no PMU, so that there are no members to check.
    using type = no_mistake;
};

// --- members that are alike in most PMUs --------------------------------------------------------

namespace detail {

/// The compile error for an argument of a plan that is no choice of the PMU. The error names the
/// argument, and for a choice of another PMU also the target.
template <typename Pmu, auto On, typename Other>
struct not_a_choice_of {
    using mistake = mistake_of<plan_is_of_choices, Other>;
};
template <typename Pmu, auto On, typename Other>
requires holds_choices<Other>
struct not_a_choice_of<Pmu, On, Other> {
    using mistake =
        mistake_of<plan_is_of_choices, Other, typename Pmu::template named_target<On>::type>;
};

} // namespace detail

/// The base of a PMU, with the members that most PMUs have alike.
template <typename Pmu>
struct pmu_defaults {
    /// Whether a plan of the PMU may be written without a target: `Pmu::target{}` then stands for
    /// what all processors of the PMU have.
    static constexpr bool has_target_of_all = true;
    /// Whether a session reads a count of each choice of the PMU.
    static constexpr bool reads_counts = true;
    /// Whether choices of the PMU take counters, so that a choice given twice would take two
    /// counters.
    static constexpr bool takes_counters = true;
    /// The greatest number of choices that a schedule of the PMU can have.
    static constexpr std::size_t most_choices_of_a_schedule = 64;
    /// Whether a schedule of the PMU can have choices that stand in each of its groups.
    static constexpr bool has_choices_in_each_group = false;

    /// Whether a type is a choice (an event with its qualifiers) of the PMU.
    template <typename Choice>
    static constexpr bool takes = std::is_same_v<typename Choice::pmu_type, Pmu>;
    /// Returns the request of the choice `Choice`: the choice as a plain value.
    template <typename Choice>
    static constexpr auto request_of_choice() {
        return Choice::as_request();
    }
    /// Returns whether `assign` failed because a request breaks a rule by itself.
    template <typename Found, typename Request, typename Target>
    static constexpr bool breaks_alone(const Found &result, sequence<Request> requests,
                                       const Target &target) {
        return result.culprit_count > 0 &&
               !Pmu::check(requests[result.culprits[0]], target).legal();
    }
    /// The members that plans and schedules of the PMU have in addition to the members of all
    /// plans.
    template <typename Check>
    struct plan_members {};
    /// The members that schedules of the PMU have in addition to the members of all schedules.
    template <typename Check>
    struct schedule_members {};

    /// The targets (processors) that the compile error suggests where choices cannot be planned
    /// without a target, because only some processors can count all of them: `type` is a
    /// `would_be_legal` of the targets' names.
    template <typename Check>
    struct targets_for {
        using type = would_be_legal<>;
    };

    // `no_choices` and the types behind it are the compile errors for the arguments of a plan.
    /// The compile error for a plan without choices, which names the target of the plan.
    template <auto On, typename Defined = Pmu>
    using no_choices =
        mistake_of<plan_has_choices, typename Defined::template named_target<On>::type>;
    /// The compile error for a plan without a target; `no_mistake` where the PMU has plans without
    /// a target.
    template <typename... Argument>
    using no_target = no_mistake;
    /// The compile error for an argument of a plan that is no choice of the PMU. For a choice of
    /// another PMU the error also names the target.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice = typename detail::not_a_choice_of<Pmu, On, Other>::mistake;
};

} // namespace msr
