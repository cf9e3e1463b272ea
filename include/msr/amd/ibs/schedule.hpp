// Schedules: any number of choices, split by the compiler into the fewest plans.
#pragma once

// First, so that errors do not tell of the headers through which they would be included.
#include <msr/rule.hpp>

#include <msr/amd/ibs/rules.hpp>

#include <msr/amd/ibs/asked.hpp>
#include <msr/amd/ibs/choice.hpp>
#include <msr/amd/ibs/grouping.hpp>
#include <msr/amd/ibs/plan.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/names.hpp>
#include <msr/positions.hpp>
#include <msr/program.hpp>
#include <msr/schedule_parts.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::ibs {

MSR_RULE(choice_is_in_schedule, "this schedule does not sample this choice");
MSR_RULE(choice_stands_once_in_schedule,
         "this choice stands twice in the schedule: ask for it by position");

using msr::choices_together;
using msr::place;

/// Keeps choices in one group of a schedule: one of ops and one of fetches.
template <typename... Choice>
constexpr auto together(Choice...) {
    if constexpr (together_takes_choices::tell<(detail::is_choice<Choice> && ...), Choice...>())
        return choices_together<Choice...>{};
    else
        return choices_together<>{};
}

namespace detail {

/// What choices at fault would be without one of them, where that is legal on the target.
template <target On, typename... Choice>
struct legal_rest {
    static constexpr std::size_t size = sizeof...(Choice);

    static constexpr bool is_legal_without(std::size_t position) {
        const request all[] = {Choice::as_request()...};
        request rest[size]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < size; ++i)
            if (i != position) rest[count++] = all[i];
        return check({rest, count}, On).legal();
    }
    /// Not twice what stands twice.
    template <std::size_t Position>
    static constexpr bool is_listed =
        is_legal_without(Position) && positions_of<type_at<Position, Choice...>, Choice...>::first
                                          == Position;

    template <typename Positions>
    struct among;
    template <std::size_t... Position>
    struct among<std::index_sequence<Position...>>
        : as_alternatives<typename joined_names<typename names_if<
              is_listed<Position>,
              without<typename in_errors<type_at<Position, Choice...>>::type>>::type...>::type> {};

    using type = typename among<std::index_sequence_for<Choice...>>::type;
};

/// Stops the compiler with the choices that cannot stay together.
template <target On, typename... Choice>
consteval void tell_together() {
    together_fit_in_one_group::tell<false, Choice..., legal_from<legal_rest<On, Choice...>>>();
}

} // namespace detail

/// Choices in groups that sample one after the other, each group with a plan; made by
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
            if constexpr (found.why.broken == &together_fit_in_one_group::text)
                []<std::size_t... Culprit>(std::index_sequence<Culprit...>) {
                    detail::tell_together<On, type_at<found.culprits[Culprit], Choice...>...>();
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
    /// How many choices the schedule samples, and in how many groups.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr std::size_t group_count = found.group_count;
    static constexpr target made_for = On;

    /// The plan of a group: writes of its choices, and what its handler reads and writes at a
    /// sample.
    template <std::size_t Group>
    requires(Group < group_count) static constexpr auto group() {
        return typename groups::template plan<Group>{};
    }
    /// The writes and readouts of a group. It asks for interrupts, so a handler must be there.
    static constexpr program_view view(std::size_t group) { return groups::view(group); }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }

    /// Where the choice at a position of the schedule is sampled.
    static constexpr place place_of(std::size_t position) { return found.place_of(position); }
    /// Where a choice is sampled. A choice that the schedule does not sample does not compile.
    template <typename Asked>
    requires detail::is_choice<Asked>
    static consteval place place_of(Asked asked) { return place_of(position(asked)); }

    /// Whether a choice asks for interrupts: every one does.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return true;
    }

    /// The position of a choice in the schedule. A choice that it does not sample does not compile.
    template <typename Asked>
    requires detail::is_choice<Asked>
    static consteval std::size_t position(Asked) {
        using positions = positions_of<Asked, Choice...>;
        choice_is_in_schedule::tell<(positions::count > 0), Asked, would_be_legal<Choice...>>();
        choice_stands_once_in_schedule::tell<(positions::count < 2), Asked,
                                             legal_from<typename positions::all>>();
        return positions::first;
    }
};

namespace detail {

/// Whether an argument of a schedule is a choice, or several.
template <typename Argument>
inline constexpr bool is_part = is_choice<Argument>;
template <typename... Choice>
inline constexpr bool is_part<choices_together<Choice...>> = sizeof...(Choice) > 0 &&
                                                             (is_choice<Choice> && ...);

template <typename First, typename... Rest>
consteval bool tell_parts() {
    constexpr bool has_target = std::is_same_v<First, target>;
    ibs_plan_has_a_target::tell<has_target, named_generation<generation::zen4>>();
    constexpr bool has_choices = (choices_in<Rest> + ... + 0) > 0 && (is_part<Rest> && ...);
    if constexpr (has_target) ibs_plan_has_choices::tell<has_choices, Rest...>();
    constexpr std::size_t count = (choices_in<Rest> + ... + 0);
    if constexpr (has_target && has_choices)
        schedule_has_room::tell<(count <= 64), value<count>, would_be_legal<value<64>>>();
    return has_target && has_choices && count <= 64;
}

template <bool Legal, auto On, typename... Argument>
struct schedule_or_none {
    using type = no_plan;
};
template <target On, typename... Argument>
struct schedule_or_none<true, On, Argument...> {
    using type = schedule_of<On, typename flattened<choice_list<>, Argument...>::type, Argument...>;
};

template <auto On, auto... Argument>
struct schedule_from : schedule_or_none<tell_parts<std::remove_const_t<decltype(On)>,
                                                   std::remove_const_t<decltype(Argument)>...>(),
                                        On, std::remove_const_t<decltype(Argument)>...> {};

} // namespace detail

/// Choices split for a target into the fewest groups that each have the engines:
/// `schedule<on<zen4>, op_sampling, together(op_sampling.period<0x1000>(), fetch_sampling)>`. What
/// stands in `together` is sampled in one group. Does not compile where a rule is broken.
template <auto Target, auto... Choice>
inline constexpr typename detail::schedule_from<Target, Choice...>::type schedule{};

} // namespace msr::ibs
