// Schedules: any number of choices, split by the compiler into the fewest plans.
#pragma once

#include <msr/names.hpp>
#include <msr/positions.hpp>
#include <msr/program.hpp>
#include <msr/rule.hpp>
#include <msr/schedule_parts.hpp>
#include <msr/select/choice.hpp>
#include <msr/select/contest.hpp>
#include <msr/select/grouping.hpp>
#include <msr/select/plan.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::select {

MSR_RULE(choice_is_in_schedule, "this schedule does not count this choice");
MSR_RULE(choice_stands_once_in_schedule,
         "this choice stands twice in the schedule: ask for it by position");

using msr::choices_together;
using msr::place;

/// Keeps choices in one group of a schedule, such as the two of a ratio.
template <typename... Choice>
constexpr auto together(Choice...) {
    if constexpr (together_takes_choices::tell<(is_choice<Choice> && ...), Choice...>())
        return choices_together<choice_type<Choice>...>{};
    else
        return choices_together<>{};
}

namespace detail {

/// What choices that stay together break, if anything.
template <auto On, typename... Choice>
struct one_group {
    using all = contest<On, Choice...>;
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr auto found =
        assign<typename all::machine, sizeof...(Choice)>(all_of(wanted), On);

    /// Stops the compiler with the rule.
    static consteval void tell() {
        static_assert(!found.found(), "choices break a rule of schedules that is not told here");
        if constexpr (found.why.broken == &choices_fit_together::text)
            together_fit_in_one_group::tell<false, Choice...,
                                            legal_from<typename culprits<all, found>::left_out>>();
        else if constexpr (!found.found())
            tell_contest<On, found, Choice...>();
    }
};

} // namespace detail

/// Choices in groups that are counted one after the other, each group with a plan; made by
/// `schedule<…>`.
template <auto On, typename Choices, typename... Argument>
class schedule_of;

template <auto On, typename... Choice, typename... Argument>
class schedule_of<On, choice_list<Choice...>, Argument...> {
public:
    using machine_type = typename detail::nth<0, Choice...>::type::machine_type;
    /// How many choices the schedule counts.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr typename machine_type::target made_for = On;

private:
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr auto links = links_of<Argument...>();
    static constexpr auto found =
        schedule_groups<machine_type, size>(all_of(wanted), {links.all, links.count}, On);

    static consteval bool checked() {
        if constexpr (!found.found()) {
            (detail::tell_choice<Choice, On>(), ...);
            constexpr bool alone_is_legal =
                check<machine_type>(wanted[found.culprits[0]], On).legal();
            if constexpr (alone_is_legal)
                []<std::size_t... Culprit>(std::index_sequence<Culprit...>) {
                    detail::one_group<On, type_at<found.culprits[Culprit], Choice...>...>::tell();
                }
            (std::make_index_sequence<found.culprit_count>{});
        }
        return true;
    }
    static_assert(checked());

    template <typename... Grouped>
    using plan_of_group = plan_of<On, Grouped...>;
    using groups = group_plans<plan_of_group, found, Choice...>;

public:
    /// In how many groups the choices are counted.
    static constexpr std::size_t group_count = found.group_count;

    /// The plan of a group: seats, writes and readouts of its choices.
    template <std::size_t Group>
    requires(Group < group_count) static constexpr auto group() {
        return typename groups::template plan<Group>{};
    }
    /// The writes and readouts of a group.
    static constexpr program_view view(std::size_t group) { return groups::view(group); }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }

    /// Where the choice at a position of the schedule is counted.
    static constexpr place place_of(std::size_t position) { return found.place_of(position); }
    /// Where a choice is counted. A choice that the schedule does not count does not compile.
    template <typename M, typename Event, request Request>
    static consteval place place_of(choice<M, Event, Request> asked) {
        return place_of(position(asked));
    }

    /// Whether a choice asks for interrupts.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return choice_type<Asked>::as_request().period != 0;
    }

    /// The position of a choice in the schedule. A choice that it does not count does not compile.
    template <typename M, typename Event, request Request>
    static consteval std::size_t position(choice<M, Event, Request>) {
        using asked = choice<M, Event, Request>;
        using positions = positions_of<asked, Choice...>;
        choice_is_in_schedule::tell<(positions::count > 0), asked, would_be_legal<Choice...>>();
        choice_stands_once_in_schedule::tell<(positions::count < 2), asked,
                                             legal_from<typename positions::all>>();
        return positions::first;
    }
};

namespace detail {

template <typename... Choice, typename... Rest>
struct machine_among<choices_together<Choice...>, Rest...> : machine_among<Choice..., Rest...> {};

/// Whether an argument of a schedule is a choice of the machine, or several.
template <typename M, typename T>
struct is_part_of : is_choice_of<M, T> {};
template <typename M, typename... Choice>
struct is_part_of<M, choices_together<Choice...>>
    : std::bool_constant<(is_choice_of<M, Choice>::value && ...)> {};

/// An argument without what may stand for a choice: those that stay together are choices already.
template <typename Argument>
struct plain_part {
    using type = choice_type<Argument>;
};
template <typename... Choice>
struct plain_part<choices_together<Choice...>> {
    using type = choices_together<Choice...>;
};

template <bool AreChoices, auto On, typename... Argument>
struct schedule_or_none {
    using choices = typename flattened<choice_list<>, typename plain_part<Argument>::type...>::type;
    using type = schedule_of<On, choices, Argument...>;
};
template <auto On, typename... Argument>
struct schedule_or_none<false, On, Argument...> {
    using type = no_plan;
};

template <typename M, auto On, typename... Argument>
consteval bool tell_parts() {
    (plan_is_of_choices::tell<is_part_of<M, Argument>::value, Argument>(), ...);
    return (is_part_of<M, Argument>::value && ...);
}

template <bool TargetFirst, typename M, auto First, auto... Rest>
struct schedule_with
    : schedule_or_none<tell_parts<M, typename M::target{}, std::remove_const_t<decltype(First)>,
                                  std::remove_const_t<decltype(Rest)>...>(),
                       typename M::target{}, std::remove_const_t<decltype(First)>,
                       std::remove_const_t<decltype(Rest)>...> {};
template <typename M, auto First, auto... Rest>
struct schedule_with<true, M, First, Rest...>
    : schedule_or_none<tell_parts<M, First, std::remove_const_t<decltype(Rest)>...>(), First,
                       std::remove_const_t<decltype(Rest)>...> {};
/// Nothing that is a choice.
template <auto First, auto... Rest>
struct schedule_with<false, void, First, Rest...> {
    static_assert(plan_has_choices::tell<false, std::remove_const_t<decltype(First)>>() || true);
    using type = no_plan;
};

template <auto... Argument>
struct schedule_from {
    static_assert(plan_has_choices::tell<sizeof...(Argument) != 0>() || true);
    using type = no_plan;
};
template <auto First, auto... Rest>
struct schedule_from<First, Rest...> {
    using machine = typename machine_among<std::remove_const_t<decltype(First)>,
                                           std::remove_const_t<decltype(Rest)>...>::type;
    static constexpr bool target_first =
        is_target_of<machine, std::remove_const_t<decltype(First)>>::value;
    using type = typename schedule_with<target_first, machine, First, Rest...>::type;
};

} // namespace detail

/// Choices split into the fewest groups that each have counters, optionally for a target first:
/// `schedule<on<piii>, misses, together(loads, stores), cycles>`. What stands in `together` is
/// counted in one group. Does not compile if a rule is broken, or if choices that are to stay
/// together have no room in one group.
template <auto... TargetAndChoices>
inline constexpr typename detail::schedule_from<TargetAndChoices...>::type schedule{};

} // namespace msr::select
