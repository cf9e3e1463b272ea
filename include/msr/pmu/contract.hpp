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

// --- members that may be missing ----------------------------------------------------------------

/// A type that is exactly another, for the result of an expression; <concepts> is not for kernels.
template <typename T, typename Expected>
concept is_exactly = std::is_same_v<T, Expected>;
/// A type whose values convert to another.
template <typename T, typename Expected>
concept converts_to = std::is_convertible_v<T, Expected>;

/// A member of a contract, and whether it is there.
template <bool Has, typename Member>
struct member_check {
    static constexpr bool has = Has; ///< whether the PMU has the member
    using member = Member;           ///< the member's name in `lacks`
};
/// The first of some members that is not there; void where all are.
template <typename... Check>
struct first_missing {
    using type = void;
};
template <typename First, typename... Rest>
requires(!(First::has && ... && Rest::has)) struct first_missing<First, Rest...>
    : std::conditional_t<First::has, first_missing<Rest...>,
                         std::type_identity<typename First::member>> {
};

/// Each names a member of a PMU in errors.
namespace lacks {
struct target;       ///< what plans are made for: a type that can be a template argument
struct request;      ///< a choice as a plain value; with ==, a plan has none twice
struct rules;        ///< `rule_list<...>`: all that `assign` can return
struct named_target; ///< `template <target On> struct named_target { using type = ...; }`
struct check;        ///< `verdict check(const request &, const target &)`: one request by itself
/// `template <std::size_t Most> auto assign(sequence<request>, const target &)`: what the planner
/// finds for at most `Most` requests: `why`, a verdict; `culprit_count` and `culprits`, places of
/// the requests at fault; `found()`; and whatever `program_of_plan` needs.
struct assign;
struct interrupts; ///< `bool interrupts(const request &)`: whether it asks for interrupts
struct lacks_room; ///< `bool lacks_room(const broken_rule &)`: whether a group has no room
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

/// The members of its contract that a PMU lacks, if any. A family of PMUs that has a contract of
/// its own specialises it.
template <typename Pmu>
struct contract_of : detail::mistake_of_contract<Pmu, typename detail::missing_of_pmu<Pmu>::type> {
};
template <>
struct contract_of<void> {
    using type = no_mistake; ///< no mistake: there is no PMU to check
};

// --- what most PMUs have alike ------------------------------------------------------------------

namespace detail {

/// The mistake where an argument is no choice of a PMU. The error names the argument, and the
/// target where the argument is a choice of another PMU.
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

/// The base of a PMU: what most PMUs have alike.
template <typename Pmu>
struct pmu_defaults {
    /// Whether a plan may come without a target: `Pmu::target{}` is what all processors have.
    static constexpr bool has_target_of_all = true;
    /// Whether a session reads a count of each choice.
    static constexpr bool reads_counts = true;
    /// Whether choices take counters, so that a choice given twice would take two counters.
    static constexpr bool takes_counters = true;
    /// The most choices of a schedule.
    static constexpr std::size_t most_choices_of_a_schedule = 64;
    /// Whether a schedule can have choices that stand in each of its groups.
    static constexpr bool has_choices_in_each_group = false;

    /// Whether a type is a choice of this PMU.
    template <typename Choice>
    static constexpr bool takes = std::is_same_v<typename Choice::pmu_type, Pmu>;
    /// The request of a choice.
    template <typename Choice>
    static constexpr auto request_of_choice() {
        return Choice::as_request();
    }
    /// Whether `assign` failed because a request breaks a rule by itself.
    template <typename Found, typename Request, typename Target>
    static constexpr bool breaks_alone(const Found &result, sequence<Request> requests,
                                       const Target &target) {
        return result.culprit_count > 0 &&
               !Pmu::check(requests[result.culprits[0]], target).legal();
    }
    /// Members that plans and schedules of this PMU have in addition to the members of all plans.
    template <typename Check>
    struct plan_members {};
    /// Members that schedules of this PMU have in addition to the members of all schedules.
    template <typename Check>
    struct schedule_members {};

    /// Targets on which choices have a plan that have none without a target: `type` is a
    /// `would_be_legal` of their names.
    template <typename Check>
    struct targets_for {
        using type = would_be_legal<>;
    };

    // Mistakes of the arguments of a plan.
    /// The mistake of a plan without choices: the error names the target.
    template <auto On, typename Defined = Pmu>
    using no_choices =
        mistake_of<plan_has_choices, typename Defined::template named_target<On>::type>;
    /// The mistake of a plan without a target; none where such plans are legal.
    template <typename... Argument>
    using no_target = no_mistake;
    /// The mistake where an argument of a plan is no choice of the PMU. For a choice of another PMU
    /// the error also names the target.
    template <auto On, typename Other, typename... Argument>
    using not_a_choice = typename detail::not_a_choice_of<Pmu, On, Other>::mistake;
};

} // namespace msr
