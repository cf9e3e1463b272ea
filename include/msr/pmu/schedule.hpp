// Schedules of every PMU: any number of choices, split by the compiler into the fewest plans.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/plan.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/schedule_parts.hpp>
#include <msr/processor/cpuid.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

// --- the choices that the arguments of a schedule hold ------------------------------------------

namespace detail {

template <std::size_t Position, typename Choice>
struct placed_choice {
    Choice value{};
};
template <typename Positions, typename... Choice>
struct placed_choices;
template <std::size_t... Position, typename... Choice>
struct placed_choices<number_list<Position...>, Choice...> : placed_choice<Position, Choice>... {};
template <std::size_t Position, typename Choice>
constexpr const Choice &value_at(const placed_choice<Position, Choice> &entry) {
    return entry.value;
}

} // namespace detail

/// Choices that stand in the same group of a schedule, as `together` returns them.
template <typename... Choice>
struct kept_together {
    /// The choices (events with their qualifiers) that stay in one group, in their order.
    detail::placed_choices<numbers_below<sizeof...(Choice)>, Choice...> all{};
};
/// Choices that stand in each group of a schedule, as `in_each_group` returns them.
template <typename... Choice>
struct kept_in_each_group {
    /// The choices that stand in every group of the schedule, in their order.
    detail::placed_choices<numbers_below<sizeof...(Choice)>, Choice...> all{};
};
/// Choices that stay in one group, each wholly described by its type, so that errors name each
/// choice once.
template <typed_choice... Choice>
struct kept_together<Choice...> {};
template <typed_choice... Choice>
struct kept_in_each_group<Choice...> {};

template <typename... Choice>
inline constexpr bool holds_choices<kept_together<Choice...>> = sizeof...(Choice) > 0;
template <typename... Choice>
inline constexpr bool holds_choices<kept_in_each_group<Choice...>> = sizeof...(Choice) > 0;

namespace detail {

/// Returns the choices of a `together` or `in_each_group`: as values, or by their types alone.
template <typename Kept, typename... Choice>
constexpr Kept kept(Choice... choices) {
    if constexpr ((typed_choice<Choice> && ...))
        return {};
    else
        return {{{choices}...}};
}

template <typename... Choice>
using mistake_of_together = mistake_unless<((typed_choice<Choice> || valued_choice<Choice> ||
                                             portable_choice_type<Choice>)&&...),
                                           together_takes_choices, Choice...>;

} // namespace detail

/// Returns an argument of `schedule<…>` that keeps choices in the same group, such as the two
/// choices of a ratio. In `plan<…>` the choices are arguments of their own, as a plan is one group.
/// `choices`: choices of one PMU, or portable choices
template <typename... Choice>
constexpr auto together(Choice... choices) {
    using mistake = detail::mistake_of_together<Choice...>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    if constexpr (mistake::is_legal)
        return detail::kept<kept_together<Choice...>>(choices...);
    else
        return kept_together<>{};
}

/// Returns an argument of `schedule<…>` that puts choices into every group: only the other choices
/// of the schedule are multiplexed.
/// `choices`: choices of one PMU, or portable choices
template <typename... Choice>
constexpr auto in_each_group(Choice... choices) {
    using mistake = detail::mistake_of_together<Choice...>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    if constexpr (mistake::is_legal)
        return detail::kept<kept_in_each_group<Choice...>>(choices...);
    else
        return kept_in_each_group<>{};
}

namespace detail {

template <typename Pmu, auto On, auto Kept, typename Positions>
struct choices_kept;
template <typename Pmu, auto On, auto Kept, std::size_t... Position>
struct choices_kept<Pmu, On, Kept, number_list<Position...>> {
    using type = choices_together<choice_on_target<Pmu, On, value_at<Position>(Kept.all)>...>;
};
template <typename... Choice>
struct typed_choices_kept {
    using type = choices_together<decltype(as_choice(Choice{}))...>;
};
/// The types of the choices that a `together` or `in_each_group` holds.
template <typename Pmu, auto On, auto Kept, typename... Choice>
using kept_choices =
    std::conditional_t<(typed_choice<Choice> && ...), typed_choices_kept<Choice...>,
                       choices_kept<Pmu, On, Kept, numbers_below<sizeof...(Choice)>>>;

/// The choices that an argument adds to a schedule on a target: multiplexed choices, and choices
/// that stand in every group.
template <typename Pmu, auto On, auto Argument, typename T = type_of<Argument>>
struct part_of_schedule {
    using multiplexed = choices_together<choice_on_target<Pmu, On, Argument>>;
    using in_each = choices_together<>;
};
template <typename Pmu, auto On, auto Argument, typename... Choice>
struct part_of_schedule<Pmu, On, Argument, kept_together<Choice...>> {
    using multiplexed = typename kept_choices<Pmu, On, Argument, Choice...>::type;
    using in_each = choices_together<>;
};
template <typename Pmu, auto On, auto Argument, typename... Choice>
struct part_of_schedule<Pmu, On, Argument, kept_in_each_group<Choice...>> {
    using multiplexed = choices_together<>;
    using in_each = typename kept_choices<Pmu, On, Argument, Choice...>::type;
};
/// The choices that an argument of a schedule holds, without a target: the schedule finds its PMU
/// by these choices.
template <auto Argument>
using choices_of_a_pmu = typename part_of_schedule<void, 0, Argument>::multiplexed;

/// Whether an argument of a schedule adds choices, all of them choices of the PMU.
template <typename Pmu, typename Multiplexed, typename InEach>
inline constexpr bool is_part_of = false;
template <typename Pmu, typename... Choice, typename... Each>
inline constexpr bool is_part_of<Pmu, choices_together<Choice...>, choices_together<Each...>> =
    sizeof...(Choice) + sizeof...(Each) > 0 && (is_choice_of<Choice, Pmu> && ...) &&
    (is_choice_of<Each, Pmu> && ...) && (sizeof...(Each) == 0 || Pmu::has_choices_in_each_group);
template <typename Pmu, auto On, auto Argument>
inline constexpr bool is_part =
    is_part_of<Pmu, typename part_of_schedule<Pmu, On, Argument>::multiplexed,
               typename part_of_schedule<Pmu, On, Argument>::in_each>;

// --- the groups that a PMU finds for the choices of a schedule ----------------------------------

/// The requests (choices as plain values) of a list of choice types.
template <typename Pmu, typename Choices>
struct requests_of;
template <typename Pmu, typename... Choice>
struct requests_of<Pmu, choice_list<Choice...>> {
    typename Pmu::request kept[sizeof...(Choice) + 1]{Pmu::template request_of_choice<Choice>()...};

    constexpr sequence<typename Pmu::request> all() const & { return {kept, sizeof...(Choice)}; }
    // the function is deleted: the result would refer to a destroyed object
    void all() const && = delete;
};

/// The choices of a schedule, their target, and the groups into which the PMU splits them.
template <typename Pmu, auto On, typename Each, typename Choices, typename... Multiplexed>
struct split_of;
template <typename Pmu, auto On, typename... Each, typename... Choice, typename... Multiplexed>
struct split_of<Pmu, On, choice_list<Each...>, choice_list<Choice...>, Multiplexed...> {
    using pmu = Pmu;
    static constexpr auto on = On;
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr std::size_t each_size = sizeof...(Each);
    static constexpr std::size_t most =
        size + each_size == 0 ? 1 : (size > each_size ? size : each_size);
    static constexpr requests_of<Pmu, choice_list<Each...>> in_each{};
    static constexpr requests_of<Pmu, choice_list<Choice...>> wanted{};
    static constexpr auto links = links_of<Multiplexed...>();
    static constexpr auto found =
        Pmu::template groups<most>(in_each.all(), wanted.all(), {links.all, links.count}, On);

    /// The multiplexed choices of the schedule, as an error lists them.
    using counted = would_be_legal<Choice...>;
    template <typename Asked>
    using positions = positions_of<Asked, Choice...>;
    template <typename... Grouped>
    using plan_of_group = basic_plan<Pmu, On, Each..., Grouped...>;
    /// The groups of the schedule as a list of `Plan<...>`, each with the multiplexed choices of
    /// one group.
    template <template <typename...> typename Plan>
    using groups_of = group_plans<Plan, found, Choice...>;

    /// Returns the group of the multiplexed choice at a position of the schedule, and the choice's
    /// position in the group.
    static constexpr msr::place place_of(std::size_t position) {
        return {found.group_of[position], each_size + found.position_in_group(position)};
    }
};

/// The check of a schedule: the choices that stand in every group (`Each`) and the multiplexed
/// choices, split into groups.
template <typename Pmu, auto On, typename Each, typename... Multiplexed>
struct schedule_check
    : split_of<Pmu, On, Each, typename flattened<choice_list<>, Multiplexed...>::type,
               Multiplexed...> {};

/// The position of a choice in a plan or schedule, and the compile error where the choice does not
/// stand in the plan or schedule exactly once.
template <typename Check, typename Asked, typename IsThere, typename StandsOnce>
struct position_in {
    using positions = typename Check::template positions<Asked>;
    static constexpr std::size_t first = positions::first;
    using mistake = first_mistake<
        mistake_unless<positions::count != 0, IsThere, Asked, typename Check::counted>,
        mistake_unless<positions::count <= 1, StandsOnce, Asked,
                       legal_from<typename positions::listed_positions>>>;
};
/// The position of a choice in a schedule, and the compile error, by the rules of schedules, where
/// the choice does not stand in the schedule exactly once.
template <typename Check, typename Asked>
using position_in_schedule = position_in<Check, decltype(as_choice(Asked{})), choice_is_in_schedule,
                                         choice_stands_once_in_schedule>;

// --- compile errors for wrong arguments of a schedule -------------------------------------------

/// The compile error for choices that have to stay in one group. Where no group can hold the
/// choices, the rule about groups is broken.
template <typename Check, bool IsLegal = Check::found.found()>
struct group_mistake : mistake_found<Check> {};
template <typename Check>
requires(Check::size > 1 &&
         Check::pmu::lacks_room(Check::found.why.broken)) struct group_mistake<Check, false> {
    using names = typename Check::pmu::template several<Check>;
    using type = typename mistake_of_list<together_fit_in_one_group, typename names::shown>::type;
};

/// The compile error that names the choices at fault, as the search for groups found these choices.
template <typename Check, typename Choices, typename Places>
struct blamed_mistake;
template <typename Check, typename... Choice, std::size_t... Place>
struct blamed_mistake<Check, choice_list<Choice...>, number_list<Place...>>
    : group_mistake<plan_check<typename Check::pmu, Check::on,
                               type_at<Check::found.culprits[Place], Choice...>...>> {};

/// The first compile error for a group of the choices that stand in every group and of the
/// multiplexed choices of one argument: for PMUs whose rules depend on all choices of a plan.
template <typename Pmu, auto On, typename Each, typename... Multiplexed>
struct first_mistake_of_multiplexed {
    using type = no_mistake;
};
template <typename Pmu, auto On, typename... Rest>
struct first_mistake_of_multiplexed<Pmu, On, choice_list<>, choices_together<>, Rest...>
    : first_mistake_of_multiplexed<Pmu, On, choice_list<>, Rest...> {};
template <typename Mistake, typename Rest>
struct this_or : std::type_identity<Mistake> {};
template <typename Rest>
struct this_or<no_mistake, Rest> : Rest {};
template <typename Pmu, auto On, typename... Each, typename... Choice, typename... Rest>
struct first_mistake_of_multiplexed<Pmu, On, choice_list<Each...>, choices_together<Choice...>,
                                    Rest...>
    : this_or<typename group_mistake<plan_check<Pmu, On, Each..., Choice...>>::type,
              first_mistake_of_multiplexed<Pmu, On, choice_list<Each...>, Rest...>> {};

/// The compile error for a schedule that cannot be split into groups; `no_mistake` where the split
/// is found.
template <typename Check, typename Each, typename Choices, bool IsLegal, typename... Multiplexed>
struct schedule_mistake {
    using type = no_mistake;
};
template <typename Check, typename Each, typename Choices, typename... Multiplexed>
struct schedule_mistake<Check, Each, Choices, false, Multiplexed...>
    : blamed_mistake<Check, Choices, numbers_below<Check::found.culprit_count>> {};
template <typename Check, typename Each, typename Choices, typename... Multiplexed>
requires(Check::pmu::has_choices_in_each_group &&Check::found.culprit_count !=
         0) struct schedule_mistake<Check, Each, Choices, false, Multiplexed...>
    : first_mistake_of_multiplexed<typename Check::pmu, Check::on, Each, choices_together<>,
                                   Multiplexed...> {
};
/// The compile error for a schedule whose search for groups gave up, so that no choice is at fault.
template <typename Check>
struct mistake_of_split {
    using count = value<Check::size>;
};
template <typename Check, typename Each, typename Choices, typename... Multiplexed>
requires(Check::found.culprit_count ==
         0) struct schedule_mistake<Check, Each, Choices, false, Multiplexed...>
    : mistake_from<mistake_of_split<Check>, Check::found.why.broken,
                   typename Check::pmu::rules_of_schedules> {
};

} // namespace detail

namespace detail {

/// The compile error for a schedule that has a choice twice; `no_mistake` where no choice stands
/// twice. A group counts a choice once; a choice may be part of several `together`, such as the
/// denominator of several ratios.
template <typename Check, typename... Multiplexed>
struct repetition_in_schedule {
    static constexpr repetition found = [] {
        if constexpr (Check::pmu::takes_counters &&
                      comparable_request<typename Check::pmu::request>) {
            constexpr std::size_t sizes[] = {choices_in<Multiplexed>..., 0};
            std::size_t part_of[Check::size + 1]{};
            std::size_t position = 0;
            for (std::size_t part = 0; part < sizeof...(Multiplexed); ++part)
                for (std::size_t i = 0; i < sizes[part]; ++i)
                    part_of[position++] = part;
            for (std::size_t i = 1; i < Check::size; ++i)
                for (std::size_t k = 0; k < i; ++k)
                    if (Check::wanted.kept[i] == Check::wanted.kept[k] &&
                        (part_of[i] == part_of[k] || sizes[part_of[i]] == 1 ||
                         sizes[part_of[k]] == 1))
                        return repetition{k, i};
        }
        return repetition{};
    }();
};
template <typename Repetition, typename Choices, bool Exists = Repetition::found.exists()>
struct mistake_of_repeated {
    using type = no_mistake;
};
template <typename Repetition, typename... Choice>
struct mistake_of_repeated<Repetition, choice_list<Choice...>, true> {
    using type = mistake_of<schedule_has_choice_once, type_at<Repetition::found.second, Choice...>>;
};

} // namespace detail

// --- schedules ----------------------------------------------------------------------------------

namespace detail {

/// Returns the first rule that the plan of a group breaks on the processor that answers CPUID; no
/// rule where all plans are legal.
template <typename Schedule, std::size_t... Group>
verdict check_groups(const cpuid_view &cpuid, bool finds_counters, number_list<Group...>) {
    verdict verdict;
    static_cast<void>(
        ((verdict = decltype(Schedule::template group<Group>())::check_cpuid(cpuid, finds_counters),
          verdict.legal()) &&
         ...));
    return verdict;
}

} // namespace detail

/// The schedule of choices of a PMU in multiplexed groups, each with a plan; `schedule<…>` is of
/// this type. The base `schedule_members` has what only schedules of the PMU have.
template <typename Check>
class basic_schedule : public Check::pmu::template schedule_members<Check> {
    using groups = typename Check::template groups_of<Check::template plan_of_group>;

public:
    using pmu = typename Check::pmu; ///< the PMU that carries out the schedule
    /// The number of multiplexed choices of the schedule.
    static constexpr std::size_t choices = Check::size;
    /// The number of counts that a multiplexer of the schedule reads.
    static constexpr std::size_t size = pmu::reads_counts ? choices : 0;
    /// The number of groups of the schedule.
    static constexpr std::size_t group_count = Check::found.group_count;
    static constexpr auto made_for = Check::on; ///< the target that the schedule is made for
    /// The multiplexed choices of the schedule, as an error lists them.
    using counted = typename Check::counted;
    /// The rule that is broken where a program asks for a choice that is not in the schedule.
    using rule_of_absence = choice_is_in_schedule;
    /// The rule that is broken where a choice stands in the schedule twice.
    using rule_of_repetition = choice_stands_once_in_schedule;

    /// Returns the plan of the group with the number `Group`: the choices of each group, then the
    /// multiplexed choices of the group, in order.
    template <std::size_t Group>
    requires(Group < group_count) static constexpr auto group() {
        return typename groups::template plan<Group>{};
    }
    /// Returns the register writes and the counters to read of the group with the number `group`.
    static constexpr program_view view(std::size_t group) { return groups::view(group); }
    /// Returns the request (the choice as a plain value) of the multiplexed choice at a position,
    /// which must be below `choices`.
    static constexpr const typename pmu::request &request_at(std::size_t position) {
        return Check::wanted.kept[position];
    }

    /// Returns the first rule that the plan of a group breaks on the processor that answers CPUID,
    /// or no rule.
    /// `finds_counters`: whether the backend, such as Linux's perf, assigns counters itself, so
    /// that only the events must exist
    static verdict
    check_cpuid(const cpuid_view &cpuid,
                bool finds_counters = false) requires detail::checks_cpuid<pmu, Check> {
        return detail::check_groups<basic_schedule>(cpuid, finds_counters,
                                                    numbers_below<group_count>{});
    }

    /// Returns the place of the multiplexed choice at a position of the schedule: its group, and
    /// its position in the group.
    static constexpr place place_of(std::size_t position) { return Check::place_of(position); }
    /// Returns the place of a choice: its group, and its position in the group. A choice that the
    /// schedule does not count does not compile.
    template <typed_choice Asked>
    static consteval place place_of(Asked) {
        using position = detail::position_in_schedule<Check, Asked>;
        using mistake = typename position::mistake;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return place_of(position::first);
    }
    /// Returns whether a choice of the schedule requests interrupts.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        using choice_type = decltype(as_choice(Asked{}));
        return pmu::interrupts(pmu::template request_of_choice<choice_type>());
    }
    /// Returns the position of a choice among the multiplexed choices. A choice that the schedule
    /// does not count does not compile.
    template <typed_choice Asked>
    static consteval std::size_t position(Asked) {
        using position = detail::position_in_schedule<Check, Asked>;
        using mistake = typename position::mistake;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return position::first;
    }
};

namespace detail {

template <typename Pmu, auto On, typename Each, typename Choices, typename... Multiplexed>
struct schedule_of_parts {
    using check = schedule_check<Pmu, On, Each, Multiplexed...>;
    using type = basic_schedule<check>;
    using mistake = first_mistake<
        typename schedule_mistake<check, Each, Choices, check::found.found(), Multiplexed...>::type,
        typename mistake_of_repeated<repetition_in_schedule<check, Multiplexed...>, Choices>::type>;
};

/// The schedule of choices for a target, or the compile error for the arguments of the schedule.
template <typename Pmu, auto On, auto... Argument>
struct schedule_for
    : schedule_of_parts<
          Pmu, On,
          typename flattened<choice_list<>,
                             typename part_of_schedule<Pmu, On, Argument>::in_each...>::type,
          typename flattened<choice_list<>,
                             typename part_of_schedule<Pmu, On, Argument>::multiplexed...>::type,
          typename part_of_schedule<Pmu, On, Argument>::multiplexed...> {};
template <typename Pmu, auto On>
struct schedule_for<Pmu, On> : no_plan_because<typename Pmu::template no_choices<On>> {};

/// The compile error for a portable choice in a `together` or `in_each_group` for which the target
/// has no event; `no_mistake` where the target has all events.
template <typename Pmu, auto On, auto Kept, typename Positions>
struct absence_among;
template <typename Pmu, auto On, auto Kept, std::size_t... Position>
struct absence_among<Pmu, On, Kept, number_list<Position...>> {
    using type =
        first_mistake<typename mistake_of_absence<Pmu, On, value_at<Position>(Kept.all)>::type...>;
};
/// The compile error for an argument of a schedule with a portable choice for which the target has
/// no event; `no_mistake` where the target has all events.
template <typename Pmu, auto On, auto Argument, typename T = type_of<Argument>>
struct absence_in : mistake_of_absence<Pmu, On, Argument> {};
template <typename Pmu, auto On, auto Argument, typename... Choice>
requires(!(typed_choice<Choice> && ...)) //
    struct absence_in<Pmu, On, Argument, kept_together<Choice...>>
    : absence_among<Pmu, On, Argument, numbers_below<sizeof...(Choice)>> {
};
template <typename Pmu, auto On, auto Argument, typename... Choice>
requires(!(typed_choice<Choice> && ...)) //
    struct absence_in<Pmu, On, Argument, kept_in_each_group<Choice...>>
    : absence_among<Pmu, On, Argument, numbers_below<sizeof...(Choice)>> {
};

/// The compile error for the first argument of a schedule that is no choice and holds no choices of
/// the PMU.
template <typename Pmu, auto On, typename Arguments, auto... Argument>
struct mistake_of_part;
template <typename Pmu, auto On, typename... All, auto First, auto... Rest>
struct mistake_of_part<Pmu, On, name_list<All...>, First, Rest...> {
    using type = first_mistake<
        typename absence_in<Pmu, On, First>::type,
        typename Pmu::template not_a_choice<On, typename name_of_argument<First>::type, All...>>;
};
template <typename Pmu, auto On, typename... All, auto First, auto... Rest>
requires is_part<Pmu, On, First>
struct mistake_of_part<Pmu, On, name_list<All...>, First, Rest...>
    : mistake_of_part<Pmu, On, name_list<All...>, Rest...> {
};
template <typename Pmu, auto On, auto... Argument>
requires(sizeof...(Argument) > 0 &&
         !(is_part<Pmu, On, Argument> && ...)) struct schedule_for<Pmu, On, Argument...>
    : no_plan_because<
          typename mistake_of_part<Pmu, On, name_list<type_of<Argument>...>, Argument...>::type> {
};

/// The number of choices for which a schedule needs room: the number of multiplexed choices, or of
/// choices that stand in each group, whichever is greater.
template <typename Pmu, auto On, auto... Argument>
inline constexpr std::size_t room_needed = [] {
    constexpr std::size_t multiplexed =
        (choices_in<typename part_of_schedule<Pmu, On, Argument>::multiplexed> + ... + 0);
    constexpr std::size_t repeated =
        (choices_in<typename part_of_schedule<Pmu, On, Argument>::in_each> + ... + 0);
    return multiplexed > repeated ? multiplexed : repeated;
}();
template <typename Pmu, auto On, auto... Argument>
requires(sizeof...(Argument) > 0 && (is_part<Pmu, On, Argument> && ...) &&
         room_needed<Pmu, On, Argument...> >
             Pmu::most_choices_of_a_schedule) struct schedule_for<Pmu, On, Argument...>
    : no_plan_because<mistake_of<schedule_has_room, value<room_needed<Pmu, On, Argument...>>,
                                 would_be_legal<value<Pmu::most_choices_of_a_schedule>>>> {
};

/// The PMU of the first choice among the arguments of a schedule; void where none is a choice.
template <typename... Multiplexed>
struct pmu_of_multiplexed {
    using type = void;
};
template <typename First, typename... More, typename... Rest>
struct pmu_of_multiplexed<choices_together<First, More...>, Rest...> {
    using type = typename First::pmu_type;
};
template <typename... More, typename... Rest>
struct pmu_of_multiplexed<choices_together<void, More...>, Rest...>
    : pmu_of_multiplexed<choices_together<More...>, Rest...> {};
template <typename... Rest>
struct pmu_of_multiplexed<choices_together<>, Rest...> : pmu_of_multiplexed<Rest...> {};

template <typename Pmu, auto... Argument>
struct schedule_for_all : no_plan_because<typename Pmu::template no_target<type_of<Argument>...>> {
};
template <typename Pmu, auto... Argument>
requires Pmu::has_target_of_all struct schedule_for_all<Pmu, Argument...>
    : schedule_for<Pmu, typename Pmu::target{}, Argument...> {
};
template <auto... Argument>
struct schedule_for_all<void, Argument...>
    : no_plan_because<mistake_of<plan_is_of_choices, type_of<Argument>...>> {};

/// The schedule of a PMU's choices, whose arguments begin with a target (`HasTarget`) or have none.
template <typename Contract, bool HasTarget, typename Pmu, auto... Argument>
struct schedule_of_pmu : no_plan_because<Contract> {};
template <typename Pmu, auto... Argument>
struct schedule_of_pmu<no_mistake, true, Pmu, Argument...> : schedule_for<Pmu, Argument...> {};
template <typename Pmu, auto... Argument>
struct schedule_of_pmu<no_mistake, false, Pmu, Argument...> : schedule_for_all<Pmu, Argument...> {};
template <bool HasTarget, typename Pmu, auto... Argument>
using schedule_if_complete =
    schedule_of_pmu<typename contract_of<Pmu>::type, HasTarget, Pmu, Argument...>;

template <auto... Argument>
struct schedule_from : no_plan_because<mistake_of<plan_has_choices>> {};
template <auto First, auto... Rest>
struct schedule_from<First, Rest...>
    : schedule_if_complete<
          false,
          typename pmu_of_multiplexed<choices_of_a_pmu<First>, choices_of_a_pmu<Rest>...>::type,
          First, Rest...> {};
template <auto First, auto... Rest>
requires target_of_a_pmu<type_of<First>>
struct schedule_from<First, Rest...>
    : schedule_if_complete<true, pmu_of_target<type_of<First>>, First, Rest...> {
};

} // namespace detail

namespace detail {

/// The compile error for the arguments of a schedule, which stops the compiler where the arguments
/// break a rule.
template <auto... Argument>
using mistake_of_schedule = typename schedule_from<Argument...>::mistake;

} // namespace detail

/// The schedule of some choices, which are split into the fewest groups that each have a plan,
/// optionally for a target, which stands first: `schedule<piii, misses, together(loads, stores),
/// cycles>`. Portable choices, such as `msr::instructions`, become the target's own choices.
/// Choices in `together` are counted in the same group. A schedule does not compile if a rule is
/// broken, or if choices that are to stay together have no assignment in a group.
/// `Argument`: a target, which may be left out, then choices and what `together` and
/// `in_each_group` return; at most 64 choices
/// Example:
///     #include <msr/intel/p6.hpp>
///     constexpr const auto &schedule =
///         msr::schedule<msr::p6::piii, msr::p6::inst_retired, msr::p6::uops_retired,
///                       msr::together(msr::branch_misses, msr::branches)>;
///     static_assert(schedule.group_count == 2); // a Pentium III has two counters
template <auto... Argument>
#if defined(__GNUC__) && !defined(__clang__)
// A lambda makes the schedule: after an error in a lambda g++ continues without a second error.
inline constexpr auto schedule = [] {
    using mistake = detail::mistake_of_schedule<Argument...>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return typename detail::schedule_from<Argument...>::type{};
}();
// Under clang no lambda makes the schedule: clang would print the lambda in front of the user's
// line.
#else
inline constexpr auto schedule =                //
    (detail::mistake_of_schedule<Argument...>:: //
     illegal(detail::mistake_of_schedule<Argument...>::report()),
     typename detail::schedule_from<Argument...>::type{});
#endif

} // namespace msr
