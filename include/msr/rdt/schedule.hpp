// Schedules: settings that cannot stand together, split by the compiler into the fewest plans.
#pragma once

// First what rules are made of and where they stand: compilers list the way to both in each error.
#include <msr/rule.hpp>

#include <msr/rdt/capacity.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>

#include <msr/grouping.hpp>
#include <msr/names.hpp>
#include <msr/program.hpp>
#include <msr/rdt/grouping.hpp>
#include <msr/rdt/plan.hpp>
#include <msr/rdt/registers.hpp>
#include <msr/schedule_parts.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::rdt {

using msr::choices_together;

namespace detail {

/// A choice as a type.
template <auto Choice>
struct chosen {
    static constexpr auto value = Choice;
};

template <std::size_t Position, typename Choice>
struct placed_choice {
    Choice value{};
};
/// Several choices as a value that may be an argument of a schedule.
template <typename Positions, typename... Choice>
struct several;
template <std::size_t... Position, typename... Choice>
struct several<std::index_sequence<Position...>, Choice...> : placed_choice<Position, Choice>... {};
template <typename... Choice>
using several_of = several<std::index_sequence_for<Choice...>, Choice...>;

template <std::size_t Position, typename Choice>
constexpr const Choice &value_at(const placed_choice<Position, Choice> &one) {
    return one.value;
}

template <typename... Choice>
struct kept_together {
    several_of<Choice...> all{};
};
template <typename... Choice>
struct kept_in_each_group {
    several_of<Choice...> all{};
};

} // namespace detail

/// Keeps choices in one group of a schedule, such as the masks of two classes.
template <typename... Choice>
constexpr auto together(Choice... choices) {
    if constexpr (together_takes_choices::tell<(detail::choice_type<Choice> && ...), Choice...>())
        return detail::kept_together<Choice...>{{{choices}...}};
    else
        return detail::kept_together<>{};
}

/// Puts choices into every group of a schedule: whatever else takes turns, they hold.
template <typename... Choice>
constexpr auto in_each_group(Choice... choices) {
    if constexpr (together_takes_choices::tell<(detail::choice_type<Choice> && ...), Choice...>())
        return detail::kept_in_each_group<Choice...>{{{choices}...}};
    else
        return detail::kept_in_each_group<>{};
}

namespace detail {

template <auto Kept, typename Positions>
struct chosen_of;
template <auto Kept, std::size_t... Position>
struct chosen_of<Kept, std::index_sequence<Position...>> {
    using type = choices_together<chosen<value_at<Position>(Kept.all)>...>;
};

/// What an argument of a schedule is: choices that take a turn, or choices of each group.
template <typename Type, auto Argument>
struct part {
    static constexpr bool legal = choice_type<Type>;
    using turn = choices_together<chosen<Argument>>;
    using in_each = choices_together<>;
};
template <typename... Choice, auto Argument>
struct part<kept_together<Choice...>, Argument> {
    static constexpr bool legal = sizeof...(Choice) > 0;
    using turn = typename chosen_of<Argument, std::index_sequence_for<Choice...>>::type;
    using in_each = choices_together<>;
};
template <typename... Choice, auto Argument>
struct part<kept_in_each_group<Choice...>, Argument> {
    static constexpr bool legal = sizeof...(Choice) > 0;
    using turn = choices_together<>;
    using in_each = typename chosen_of<Argument, std::index_sequence_for<Choice...>>::type;
};
template <auto Argument>
using part_of_schedule = part<std::remove_const_t<decltype(Argument)>, Argument>;

/// Stops the compiler with the rule that a turn breaks with the choices of each group.
template <auto On, typename... Each, typename... Choice>
consteval bool check_turn(choice_list<Each...>, choices_together<Choice...>) {
    if constexpr (sizeof...(Each) + sizeof...(Choice) == 0)
        return true;
    else
        return check_plan<On, Each::value..., Choice::value...>();
}
/// Whether a turn keeps the rules: each is a constant of its own, for compilers bound the time of
/// one.
template <auto On, typename InEach, typename Turn>
inline constexpr bool keeps_rules = check_turn<On>(InEach{}, Turn{});

/// The same of all turns; only of the choices of each group where these break a rule already.
template <auto On, typename InEach, typename... Turn>
consteval bool check_turns() {
    if constexpr (keeps_rules<On, InEach, choices_together<>>)
        return (keeps_rules<On, InEach, Turn> && ...);
    else
        return false;
}

/// The requests of some choices.
template <typename Room, typename... Choice>
struct requests_of {
    typename Room::request_type kept[sizeof...(Choice) + 1]{
        Room::as_request(request_of(Choice::value))...};

    constexpr sequence<typename Room::request_type> all() const & {
        return {kept, sizeof...(Choice)};
    }
    void all() const && = delete; // it would refer to what is gone
};

} // namespace detail

/// Choices in groups that take turns, each group with a plan; made by `schedule<…>`, which has
/// found what stays together `Legal`.
template <bool Legal, auto On, typename InEach, typename Choices, typename... Turn>
class schedule_of;

template <bool Legal, auto On, typename... Each, typename... Choice, typename... Turn>
class schedule_of<Legal, On, choice_list<Each...>, choice_list<Choice...>, Turn...> {
    using features_type = std::remove_const_t<decltype(On)>;
    using room = plan_room<features_type>;
    static constexpr std::size_t most = detail::at_least_one(
        sizeof...(Choice) > sizeof...(Each) ? sizeof...(Choice) : sizeof...(Each));
    static constexpr detail::requests_of<room, Each...> in_each{};
    static constexpr detail::requests_of<room, Choice...> wanted{};
    static constexpr auto links = links_of<Turn...>();
    static constexpr auto found =
        Legal ? schedule_groups<features_type, most>(in_each.all(), wanted.all(),
                                                     {links.all, links.count}, On)
              : grouping<most>{};
    static constexpr bool is_given_up = found.why.broken == &split_is_found_in_time::text;
    static_assert(split_is_found_in_time::tell<!is_given_up, value<sizeof...(Choice)>>() || true);
    static_assert(found.found() || is_given_up,
                  "choices break a rule of schedules that is not told here");

    template <typename... Grouped>
    using plan_of_group = plan_of<true, On, Each::value..., Grouped::value...>;
    using groups = group_plans<plan_of_group, found, Choice...>;

public:
    /// How many counts a session reads: none, as of a plan.
    static constexpr std::size_t size = 0;
    /// How many choices take turns: those of each group take none.
    static constexpr std::size_t choices = sizeof...(Choice);
    static constexpr std::size_t group_count = found.group_count;
    static constexpr auto made_for = On;

    /// The plan of a group: the choices of each group, then those whose turn it is, in their order.
    template <std::size_t Group>
    requires(Group < group_count) static constexpr auto group() {
        return typename groups::template plan<Group>{};
    }
    /// Everything that a group does, as one logical processor carries it out that is alone or the
    /// first of its package.
    static constexpr program_view view(std::size_t group) { return groups::view(group); }

    /// What a logical processor with this duty carries out of each group: see `duty_of`.
    template <scope Duty>
    struct duty_part {
        static constexpr std::size_t size = 0;
        static constexpr std::size_t group_count = found.group_count;
        static constexpr scope duty = Duty;

        template <typename... Grouped>
        using part_of_group = plan_part<plan_of_group<Grouped...>, Duty>;
        using parts = group_plans<part_of_group, found, Choice...>;

        static constexpr program_view view(std::size_t group) { return parts::view(group); }
        static constexpr msr::place place_of(std::size_t position) {
            return schedule_of::place_of(position);
        }
    };
    template <scope Duty>
    static constexpr duty_part<Duty> part{};

    /// The choice at a position among those that take turns.
    static constexpr const typename room::request_type &request_at(std::size_t position) {
        return wanted.kept[position];
    }
    /// Which group has it, and where its plan has it.
    static constexpr msr::place place_of(std::size_t position) {
        return {found.group_of[position], sizeof...(Each) + found.position_in_group(position)};
    }
};

namespace detail {

template <bool Are, auto... Argument>
struct schedule_or_none {
    using type = no_plan;
};
template <auto On, auto... Argument>
struct schedule_or_none<true, On, Argument...> {
    using in_each =
        typename flattened<choice_list<>, typename part_of_schedule<Argument>::in_each...>::type;
    using choices =
        typename flattened<choice_list<>, typename part_of_schedule<Argument>::turn...>::type;
    using type =
        schedule_of<check_turns<On, in_each, typename part_of_schedule<Argument>::turn...>(), On,
                    in_each, choices, typename part_of_schedule<Argument>::turn...>;
};

template <auto... Argument>
inline constexpr bool are_parts = false;
template <auto On, auto... Argument>
inline constexpr bool
    are_parts<On, Argument...> = features_type<std::remove_const_t<decltype(On)>> &&
                                 sizeof...(Argument) > 0 &&
                                 (part_of_schedule<Argument>::legal && ...);

/// The choices that take turns, or those of each group, whichever are more.
template <auto On, auto... Argument>
inline constexpr std::size_t room_needed = [] {
    constexpr std::size_t turns = (choices_in<typename part_of_schedule<Argument>::turn> + ... + 0);
    constexpr std::size_t in_each =
        (choices_in<typename part_of_schedule<Argument>::in_each> + ... + 0);
    return turns > in_each ? turns : in_each;
}();

/// Stops the compiler where choices are of another room than the features.
template <typename Features, typename... Choice>
consteval bool tell_chosen(choice_list<Choice...>) {
    return tell_choices<Features, std::remove_const_t<decltype(Choice::value)>...>();
}
template <auto On, auto... Argument>
consteval bool tell_all_choices() {
    using all = typename flattened<choice_list<>, typename part_of_schedule<Argument>::in_each...,
                                   typename part_of_schedule<Argument>::turn...>::type;
    return tell_chosen<std::remove_const_t<decltype(On)>>(all{});
}

template <auto... Argument>
consteval bool tell_parts() {
    constexpr bool legal = are_parts<Argument...>;
    plan_is_of_features_and_choices::tell<legal, std::remove_const_t<decltype(Argument)>...>();
    if constexpr (legal) {
        constexpr std::size_t needed = room_needed<Argument...>;
        schedule_has_room::tell<(needed <= 64), value<needed>, would_be_legal<value<64>>>();
        return tell_all_choices<Argument...>() && needed <= 64;
    }
    return false;
}

} // namespace detail

/// Choices split for a processor into the fewest groups that each have a plan:
/// `schedule<on<broadwell_ep>, in_each_group(association{.class_of_service = 1}),
/// class_of_service<1>.l3(0xf), class_of_service<1>.l3(0xff)>`. Choices that cannot stand in one
/// plan take turns; those in `together` stand in one group, those `in_each_group` in all. Does not
/// compile if a rule is broken, or would be within a group.
template <auto... FeaturesAndChoices>
inline constexpr typename detail::schedule_or_none<detail::tell_parts<FeaturesAndChoices...>(),
                                                   FeaturesAndChoices...>::type schedule{};

} // namespace msr::rdt
