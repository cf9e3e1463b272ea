// Schedules: any number of choices, split by the compiler into the fewest plans.
#pragma once

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/grouping.hpp>
#include <msr/intel/netburst/plan.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/positions.hpp>
#include <msr/program.hpp>
#include <msr/rule.hpp>
#include <msr/schedule_parts.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::netburst {

MSR_RULE(choice_is_in_schedule, "this schedule does not count this choice");
MSR_RULE(choice_stands_once_in_schedule,
         "this choice stands twice in the schedule: ask for it by position");
MSR_RULE(together_takes_choices, "only choices can be counted together");

using msr::choices_together;
using msr::place;

/// Keeps choices in one group of a schedule, such as the two of a ratio.
template <typename... Choice>
constexpr choices_together<Choice...> together(Choice...) {
    together_takes_choices::tell<(detail::is_choice<Choice> && ...), Choice...>();
    return {};
}

namespace detail {

/// What choices that stay together break, if anything.
template <target On, typename... Choice>
struct one_group {
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr assignment found = assign(all_of(wanted), On);

    template <typename Positions>
    struct left_out;
    template <std::size_t... Position>
    struct left_out<std::index_sequence<Position...>>
        : choices_left_out<contest<On, Choice...>, Position...> {};

    /// Stops the compiler with the rule.
    static consteval void tell() {
        static_assert(!found.found(), "choices break a rule of schedules that is not told here");
        if constexpr (sizeof...(Choice) > 1 && found.why.broken == &choices_fit_together::text)
            together_fit_in_one_group::tell<
                false, Choice..., legal_from<left_out<std::index_sequence_for<Choice...>>>>();
        else if constexpr (!found.found())
            tell_contest<On, found, Choice...>();
    }
};

} // namespace detail

/// Choices in groups that are counted one after the other, each group with a plan; made by
/// `schedule<…>`.
template <target On, typename Choices, typename... Argument>
class schedule_of;

template <target On, typename... Choice, typename... Argument>
class schedule_of<On, choice_list<Choice...>, Argument...> {
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr auto links = links_of<Argument...>();
    static constexpr auto found =
        schedule_groups<sizeof...(Choice)>(all_of(wanted), {links.all, links.count}, On);

    static consteval bool checked() {
        if constexpr (!found.found()) {
            (detail::tell_choice<Choice, On>(), ...);
            constexpr bool alone_is_legal = check(wanted[found.culprits[0]], On).legal();
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
    /// How many choices the schedule counts, and in how many groups.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr std::size_t group_count = found.group_count;
    static constexpr target made_for = On;

    /// The plan of a group: seats, writes and readouts of its choices.
    template <std::size_t Group>
    requires(Group < group_count) static constexpr auto group() {
        return typename groups::template plan<Group>{};
    }
    /// The writes and readouts of a group.
    static constexpr program_view view(std::size_t group) { return groups::view(group); }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }

    /// Where the choice at a position of the schedule is counted. What stays together lies in the
    /// order in which it was written, like everything else.
    static constexpr place place_of(std::size_t position) { return found.place_of(position); }
    /// Where a choice is counted. A choice that the schedule does not count does not compile.
    template <typename Event, unsigned Masks, qualifiers Qualifiers>
    static consteval place place_of(choice<Event, Masks, Qualifiers> asked) {
        return place_of(position(asked));
    }

    /// Whether a choice asks for interrupts or precise samples.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return Asked::as_request().interrupts();
    }

    /// The position of a choice in the schedule. A choice that it does not count does not compile.
    template <typename Event, unsigned Masks, qualifiers Qualifiers>
    static consteval std::size_t position(choice<Event, Masks, Qualifiers>) {
        using asked = choice<Event, Masks, Qualifiers>;
        using positions = positions_of<asked, Choice...>;
        choice_is_in_schedule::tell<(positions::count > 0), asked, would_be_legal<Choice...>>();
        choice_stands_once_in_schedule::tell<(positions::count < 2), asked,
                                             legal_from<typename positions::all>>();
        return positions::first;
    }
};

namespace detail {

template <target On, typename... Argument>
using schedule_from_types =
    schedule_of<On, typename flattened<choice_list<>, Argument...>::type, Argument...>;

template <auto First, auto... Rest>
struct schedule_from {
    using type = schedule_from_types<target{}, std::remove_const_t<decltype(First)>,
                                     std::remove_const_t<decltype(Rest)>...>;
};
template <target On, auto... Argument>
struct schedule_from<On, Argument...> {
    using type = schedule_from_types<On, std::remove_const_t<decltype(Argument)>...>;
};

} // namespace detail

/// Choices split into the fewest groups that each have seats, optionally for a target first:
/// `schedule<on<3>, misses, together(loads, stores), cycles>`. What stands in `together` is counted
/// in one group. Does not compile if a rule is broken, or if choices that are to stay together have
/// no room in one group.
template <auto... TargetAndChoices>
inline constexpr typename detail::schedule_from<TargetAndChoices...>::type schedule{};

} // namespace msr::netburst
