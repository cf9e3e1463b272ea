// Plans of every PMU: choices to which the compiler has assigned counters, with every rule checked.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/contract.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/suggestions.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

// The choices of `together`; msr/pmu/schedule.hpp defines the type.
template <typename... Choice>
struct kept_together;

namespace detail {

/// Several choices (events with their qualifiers), the target (processors) that they are planned
/// for, and the counters that the planner of their PMU assigns.
template <typename Pmu, auto On, typename... Choice>
struct plan_check {
    using pmu = Pmu;
    using tried = tried_choices<Pmu, On, Choice...>;
    static constexpr auto on = On;
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr
        typename Pmu::request wanted[] = {Pmu::template request_of_choice<Choice>()...};
    static constexpr auto found = Pmu::template assign<size>(all_of(wanted), On);

    /// The choices that the plan counts, as an error lists them.
    using counted = would_be_legal<Choice...>;
    template <typename Asked>
    using positions = positions_of<Asked, Choice...>;
};

/// A PMU that can check whether its plans fit a processor, by CPUID.
template <typename Pmu, typename Check>
concept checks_cpuid = requires(const cpuid_view &cpuid) {
    { Pmu::template check_cpuid<Check>(cpuid, false) } -> is_exactly<verdict>;
};

/// The position of a choice in a plan, and the compile error where the plan does not have the
/// choice.
template <typename Check, typename Asked>
struct position_in_plan {
    using choice_type = decltype(as_choice(Asked{}));
    using positions = typename Check::template positions<choice_type>;
    static constexpr std::size_t first = positions::first;
    using mistake = mistake_unless<positions::count != 0, choice_is_in_plan, choice_type,
                                   typename Check::counted>;
};

/// The compile error for a plan that has a choice twice; `no_mistake` where no choice stands twice.
/// Only PMUs whose choices take counters have this error.
template <typename Check>
struct mistake_of_repetition {
    static constexpr repetition found = [] {
        if constexpr (Check::pmu::takes_counters &&
                      comparable_request<typename Check::pmu::request>)
            return repetition_among(all_of(Check::wanted));
        else
            return repetition{}; // the PMU itself has rules about equal choices
    }();
    using type = mistake_unless<!found.exists(), choice_stands_once,
                                typename Check::tried::template choice_at<found.second>>;
};

/// The names that the compile error for an illegal plan shows: those of a choice that breaks a rule
/// by itself (`Alone`), or those of several choices.
template <typename Check, bool Alone>
struct names_of_mistake {
    using type = typename Check::pmu::template several<Check>;
};
template <typename Check>
struct names_of_mistake<Check, true> {
    using choice = typename Check::tried::template choice_at<Check::found.culprits[0]>;
    using type = typename Check::pmu::template one<choice, Check::on>;
};

/// The compile error for the rule that a plan or schedule breaks; `no_mistake` where no rule is
/// broken.
template <typename Check, bool IsLegal = Check::found.found()>
struct mistake_found {
    using type = no_mistake;
};
template <typename Check>
struct mistake_found<Check, false> {
    static constexpr bool alone =
        Check::pmu::breaks_alone(Check::found, all_of(Check::wanted), Check::on);
    using names = typename names_of_mistake<Check, alone>::type;
    using type =
        typename mistake_from<names, Check::found.why.broken, typename Check::pmu::rules>::type;
};

} // namespace detail

/// The plan of choices of a PMU, with the counter of each choice, and the program; `plan<…>` is of
/// this type. The base `plan_members` has what only plans of the PMU have.
template <typename Pmu, auto On, typename... Choice>
class basic_plan : public Pmu::template plan_members<detail::plan_check<Pmu, On, Choice...>> {
    using check = detail::plan_check<Pmu, On, Choice...>;
    static constexpr auto written = Pmu::template program_of_plan<check>();

public:
    using pmu = Pmu; ///< the PMU that carries out the plan
    /// The number of choices in the plan.
    static constexpr std::size_t choices = sizeof...(Choice);
    /// The number of counts that a session of the plan reads.
    static constexpr std::size_t size = Pmu::reads_counts ? choices : 0;
    static constexpr auto made_for = On; ///< the target that the plan is made for
    /// The choices of the plan, as an error lists them.
    using counted = typename check::counted;
    /// The rule that is broken where a program asks for a choice that is not in the plan.
    using rule_of_absence = choice_is_in_plan;
    /// The rule that is broken where a choice stands in the plan twice.
    using rule_of_repetition = choice_stands_once;

    /// Returns the plan's register writes and the counters to read.
    static constexpr program_view view() { return written.view(); }
    /// Returns the program of the plan with room for its writes, as the planner made it.
    static constexpr const auto &program() { return written; }
    /// Returns the request (the choice as a plain value) at a position in the plan, which must be
    /// below `choices`.
    static constexpr const typename Pmu::request &request_at(std::size_t position) {
        return check::wanted[position];
    }

    /// Returns the rule that the plan breaks on the processor that answers CPUID, or no rule.
    /// `finds_counters`: whether the backend, such as Linux's perf, assigns counters itself, so
    /// that only the events must exist
    static verdict
    check_cpuid(const cpuid_view &cpuid,
                bool finds_counters = false) requires detail::checks_cpuid<Pmu, check> {
        return Pmu::template check_cpuid<check>(cpuid, finds_counters);
    }

    /// Returns whether a choice of the plan requests interrupts.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        using choice_type = decltype(as_choice(Asked{}));
        return Pmu::interrupts(Pmu::template request_of_choice<choice_type>());
    }
    /// Returns the position of a choice in the plan, from 0 on. A choice that the plan does not
    /// count does not compile.
    template <typed_choice Asked>
    static consteval std::size_t position(Asked) {
        using position = detail::position_in_plan<check, Asked>;
        using mistake = typename position::mistake;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return position::first;
    }
};

/// A type that stands for a plan after an error has stopped the compiler.
struct no_plan {
    static constexpr std::size_t size = 0;    ///< the number of counts: there are none
    static constexpr std::size_t choices = 0; ///< the number of choices: there are none
    /// Returns an empty program view, so that code behind an illegal plan compiles without further
    /// errors.
    static constexpr program_view view() { return {}; }
};

namespace detail {

/// The result of `plan<…>` for wrong arguments: the compile error, and `no_plan` in place of the
/// plan.
template <typename Mistake>
struct no_plan_because {
    using mistake = Mistake;
    using type = no_plan;
};

/// The compile error for an argument that is a portable choice for which a target has no event;
/// `no_mistake` for any other argument.
template <typename Pmu, auto On, auto Argument>
struct mistake_of_absence {
    using type = no_mistake;
};
template <typename Pmu, auto On, auto Argument>
requires(portable_choice_type<type_of<Argument>> &&
         !is_choice_of<choice_on_target<Pmu, On, Argument>,
                       Pmu>) struct mistake_of_absence<Pmu, On, Argument> {
    using type = mistake_of<typename type_of<Argument>::rule_of_absence,
                            typename type_of<Argument>::template name_of<Argument>,
                            typename Pmu::template named_target<On>::type>;
};

/// The compile error for the first argument of a plan that is no choice of the PMU on the target.
template <typename Pmu, auto On, typename Arguments, auto... Argument>
struct mistake_of_argument {
    using type = no_mistake;
};
template <typename Pmu, auto On, typename... All, auto First, auto... Rest>
struct mistake_of_argument<Pmu, On, name_list<All...>, First, Rest...> {
    using type =
        typename Pmu::template not_a_choice<On, typename name_of_argument<First>::type, All...>;
};
template <typename Pmu, auto On, typename... All, auto First, auto... Rest>
requires is_choice_of<choice_on_target<Pmu, On, First>, Pmu>
struct mistake_of_argument<Pmu, On, name_list<All...>, First, Rest...>
    : mistake_of_argument<Pmu, On, name_list<All...>, Rest...> {
};
template <typename Pmu, auto On, typename... All, auto First, auto... Rest>
requires(portable_choice_type<type_of<First>> &&
         !is_choice_of<choice_on_target<Pmu, On, First>,
                       Pmu>) struct mistake_of_argument<Pmu, On, name_list<All...>, First, Rest...>
    : mistake_of_absence<Pmu, On, First> {
};

template <typename Pmu, auto On, typename... Choice>
struct plan_of_choices {
    using check = plan_check<Pmu, On, Choice...>;
    using type = basic_plan<Pmu, On, Choice...>;
    using mistake = first_mistake<typename mistake_found<check>::type,
                                  typename mistake_of_repetition<check>::type>;
};

/// Whether an argument of a plan holds choices that `together` returned.
template <typename Argument>
inline constexpr bool is_kept_together = false;
template <typename... Choice>
inline constexpr bool is_kept_together<kept_together<Choice...>> = true;
template <auto... Argument>
inline constexpr bool contains_together = (is_kept_together<type_of<Argument>> || ...);

/// Arguments of a plan.
template <auto... Argument>
struct plan_arguments {};

/// The arguments `Rest` of a plan behind the arguments in the list `Done`; the choices of a
/// `together` are arguments of their own, as all choices of a plan are counted together.
template <typename Done, auto... Rest>
struct separate_arguments;
template <typename Done, auto Kept, typename Type, typename Positions, auto... Rest>
struct separate_choices;
template <auto... Done, auto Kept, typename... Choice, std::size_t... Position, auto... Rest>
struct separate_choices<plan_arguments<Done...>, Kept, kept_together<Choice...>,
                        number_list<Position...>, Rest...>
    : separate_arguments<plan_arguments<Done..., value_at<Position>(Kept.all)...>, Rest...> {};
template <auto... Done, auto Kept, typed_choice... Choice, std::size_t... Position, auto... Rest>
struct separate_choices<plan_arguments<Done...>, Kept, kept_together<Choice...>,
                        number_list<Position...>, Rest...>
    : separate_arguments<plan_arguments<Done..., Choice{}...>, Rest...> {};
template <typename Kept>
struct positions_in;
template <typename... Choice>
struct positions_in<kept_together<Choice...>> {
    using type = numbers_below<sizeof...(Choice)>;
};
template <auto... Done>
struct separate_arguments<plan_arguments<Done...>> {
    using type = plan_arguments<Done...>;
};
template <auto... Done, auto First, auto... Rest>
struct separate_arguments<plan_arguments<Done...>, First, Rest...>
    : separate_arguments<plan_arguments<Done..., First>, Rest...> {};
template <auto... Done, auto First, auto... Rest>
requires is_kept_together<type_of<First>>
struct separate_arguments<plan_arguments<Done...>, First, Rest...>
    : separate_choices<plan_arguments<Done...>, First, type_of<First>,
                       typename positions_in<type_of<First>>::type, Rest...> {
};

/// The plan of the choices `Argument` (events with their qualifiers) for the target `On`; a compile
/// error where the arguments allow no plan.
template <typename Pmu, auto On, auto... Argument>
struct plan_for : plan_of_choices<Pmu, On, choice_on_target<Pmu, On, Argument>...> {};
template <typename Pmu, auto On>
struct plan_for<Pmu, On> : no_plan_because<typename Pmu::template no_choices<On>> {};
template <typename Pmu, auto On, auto... Argument>
requires(sizeof...(Argument) > 0 &&
         !(is_choice_of<choice_on_target<Pmu, On, Argument>, Pmu> && ...) &&
         !contains_together<Argument...>) struct plan_for<Pmu, On, Argument...>
    : no_plan_because<typename mistake_of_argument<Pmu, On, name_list<type_of<Argument>...>,
                                                   Argument...>::type> {
};

/// The plan of arguments in a list for a target.
template <typename Pmu, auto On, typename Arguments>
struct plan_of_arguments;
template <typename Pmu, auto On, auto... Argument>
struct plan_of_arguments<Pmu, On, plan_arguments<Argument...>> : plan_for<Pmu, On, Argument...> {};
template <typename Pmu, auto On, auto... Argument>
requires(sizeof...(Argument) > 0 &&
         !(is_choice_of<choice_on_target<Pmu, On, Argument>, Pmu> && ...) &&
         contains_together<Argument...>) struct plan_for<Pmu, On, Argument...>
    : plan_of_arguments<Pmu, On, typename separate_arguments<plan_arguments<>, Argument...>::type> {
};

/// The PMU of an argument of a plan that holds choices; void where these are portable choices.
template <auto Argument, typename T = type_of<Argument>>
struct pmu_of_argument {
    using type = typename choice_of<Argument>::pmu_type;
};
template <auto Argument, typename... Choice>
struct pmu_of_argument<Argument, kept_together<Choice...>> {
    using type = void;
};
template <auto Argument, typed_choice First, typed_choice... Rest>
struct pmu_of_argument<Argument, kept_together<First, Rest...>> {
    using type = typename choice_of<First{}>::pmu_type;
};

/// The PMU of the first choice (event with its qualifiers) among the arguments of a plan; void
/// where no argument is a choice.
template <auto... Argument>
struct pmu_among {
    using type = void;
};
template <auto First, auto... Rest>
struct pmu_among<First, Rest...> : pmu_among<Rest...> {};
template <auto First, auto... Rest>
requires holds_choices<type_of<First>>
struct pmu_among<First, Rest...> : pmu_of_argument<First> {
};

/// The compile error for a plan without a target. For choices that have a plan on some targets
/// only, the error says that the target is missing.
template <typename Mistake, typename Targets>
struct with_a_target : std::type_identity<Mistake> {};
template <typename Rule, typename Legal, typename Shown, typename First, typename... Rest>
struct with_a_target<shown_mistake<Rule, Legal, Shown>, would_be_legal<First, Rest...>>
    : std::type_identity<shown_mistake<plan_has_a_target, would_be_legal<First, Rest...>, Shown>> {
};
template <typename Made, typename Mistake = typename Made::mistake>
struct mistake_without_target : std::type_identity<Mistake> {};
template <typename Made, typename Rule, typename Legal, typename Shown>
requires(!mistake_found<typename Made::check>::alone) //
    struct mistake_without_target<Made, shown_mistake<Rule, Legal, Shown>>
    : with_a_target<shown_mistake<Rule, Legal, Shown>,
                    typename Made::check::pmu::template targets_for<typename Made::check>::type> {
};

/// The plan of choices without a target, which every processor of the PMU can carry out, or the
/// compile error for the arguments of the plan.
template <typename Pmu, auto... Argument>
struct plan_for_all : no_plan_because<typename Pmu::template no_target<type_of<Argument>...>> {};
template <typename Pmu, auto... Argument>
requires Pmu::has_target_of_all struct plan_for_all<Pmu, Argument...>
    : plan_for<Pmu, typename Pmu::target{}, Argument...> {
    using made = plan_for<Pmu, typename Pmu::target{}, Argument...>;
    using mistake = typename mistake_without_target<made>::type;
};
template <auto... Argument>
struct plan_for_all<void, Argument...>
    : no_plan_because<mistake_of<plan_is_of_choices, type_of<Argument>...>> {};

/// The plan of a PMU's choices, whose arguments begin with a target (`HasTarget`) or have none.
template <typename Contract, bool HasTarget, typename Pmu, auto... Argument>
struct plan_of_pmu : no_plan_because<Contract> {};
template <typename Pmu, auto... Argument>
struct plan_of_pmu<no_mistake, true, Pmu, Argument...> : plan_for<Pmu, Argument...> {};
template <typename Pmu, auto... Argument>
struct plan_of_pmu<no_mistake, false, Pmu, Argument...> : plan_for_all<Pmu, Argument...> {};

template <bool HasTarget, typename Pmu, auto... Argument>
using plan_if_complete = plan_of_pmu<typename contract_of<Pmu>::type, HasTarget, Pmu, Argument...>;

/// The type of a setting of a control among the arguments of a plan (msr/controls/names.hpp).
template <typename Argument>
concept setting_type = Argument::is_setting;
/// Whether the arguments of a plan contain a setting of a control.
template <auto... Argument>
inline constexpr bool contains_setting = (setting_type<type_of<Argument>> || ...);

template <auto... Argument>
struct plan_from : no_plan_because<mistake_of<plan_has_choices>> {};
template <auto First, auto... Rest>
struct plan_from<First, Rest...>
    : plan_if_complete<false, typename pmu_among<First, Rest...>::type, First, Rest...> {};
template <auto First, auto... Rest>
requires target_of_a_pmu<type_of<First>>
struct plan_from<First, Rest...>
    : plan_if_complete<true, pmu_of_target<type_of<First>>, First, Rest...> {
};

} // namespace detail

namespace detail {

/// The compile error for the arguments of a plan, which stops the compiler where the arguments
/// break a rule.
template <auto... Argument>
using mistake_of_plan = typename plan_from<Argument...>::mistake;

} // namespace detail

/// The plan of some choices, optionally for a target, which stands first: `plan<misses, cycles>`,
/// `plan<piii, misses>`. A plan without a target is for every processor of the PMU. A plan does not
/// compile if a rule is broken or the counters do not suffice for all choices.
/// `Argument`: a target, which may be left out, then choices; each choice once
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     constexpr auto cycles = msr::perfmon::core_cycles.user();
///     constexpr auto misses = msr::perfmon::llc_misses.user();
///     constexpr const auto &plan = msr::plan<msr::perfmon::skylake, cycles, misses>;
///     static_assert(plan.size == 2 && plan.position(misses) == 1);
template <auto... Argument>
#if defined(__GNUC__) && !defined(__clang__)
// A lambda makes the plan: after an error in a lambda g++ continues without a second error.
inline constexpr auto plan = [] {
    using mistake = detail::mistake_of_plan<Argument...>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return typename detail::plan_from<Argument...>::type{};
}();
// Under clang no lambda makes the plan: clang would print the lambda in front of the user's line.
#else
inline constexpr auto plan =                //
    (detail::mistake_of_plan<Argument...>:: //
     illegal(detail::mistake_of_plan<Argument...>::report()),
     typename detail::plan_from<Argument...>::type{});
#endif

} // namespace msr
