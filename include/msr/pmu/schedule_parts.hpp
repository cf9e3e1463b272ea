// The parts of the schedules of all PMUs: arguments that hold a choice or several choices, and the
// plans of the groups into which the choices were split.
#pragma once

#include <msr/core/positions.hpp>
#include <msr/core/program.hpp>
#include <msr/pmu/grouping.hpp>

#include <cstddef>
#include <initializer_list>

namespace msr {

/// Choices that are counted in the same group of a schedule, as `together` has them.
template <typename... Choice>
struct choices_together {
    friend constexpr bool operator==(const choices_together &, const choices_together &) = default;
};

/// The choices of a schedule in their order.
template <typename... Choice>
struct choice_list {};

/// The list of choices `Done`, followed by all choices of the arguments in their order; the choices
/// of a `together` are adjacent.
template <typename Done, typename... Argument>
struct flattened {
    using type = Done;
};
template <typename... Done, typename Next, typename... Rest>
struct flattened<choice_list<Done...>, Next, Rest...>
    : flattened<choice_list<Done..., Next>, Rest...> {};
template <typename... Done, typename... Next, typename... Rest>
struct flattened<choice_list<Done...>, choices_together<Next...>, Rest...>
    : flattened<choice_list<Done..., Next...>, Rest...> {};

/// The number of choices that an argument of a schedule holds.
template <typename Argument>
inline constexpr std::size_t choices_in = 1;
template <typename... Choice>
inline constexpr std::size_t choices_in<choices_together<Choice...>> = sizeof...(Choice);

/// The pairs of choices of a schedule that have to be in one group.
template <std::size_t Most>
struct link_list {
    linked_requests all[Most]{};
    std::size_t count{};
};

/// Returns the links of a schedule: each further choice of an argument is linked with the
/// argument's first choice.
template <typename... Argument>
consteval auto links_of() {
    link_list<(choices_in<Argument> + ... + 1)> result;
    std::size_t first = 0;
    for (const std::size_t length : {choices_in<Argument>...}) {
        for (std::size_t i = 1; i < length; ++i)
            result.all[result.count++] = {first, first + i};
        first += length;
    }
    return result;
}

/// The groups of a schedule: the choices that `Found`, a `grouping` of exactly the choices
/// `Choice`, puts into a group become a `Plan`, in their order.
template <template <typename...> typename Plan, const auto &Found, typename... Choice>
struct group_plans {
    /// The number of choices in the group with the number `Group`.
    template <std::size_t Group>
    static constexpr std::size_t size_of = [] {
        std::size_t count = 0;
        for (std::size_t i = 0; i < sizeof...(Choice); ++i)
            count += Found.group_of[i] == Group;
        return count;
    }();
    /// The position in the schedule of the choice that has the position `Position` in the group
    /// `Group`.
    template <std::size_t Group, std::size_t Position>
    static constexpr std::size_t member = [] {
        std::size_t previous = 0;
        std::size_t i = 0;
        while (Found.group_of[i] != Group || previous++ != Position)
            ++i;
        return i;
    }();

    template <std::size_t Group, typename Positions>
    struct plan_from;
    template <std::size_t Group, std::size_t... Position>
    struct plan_from<Group, number_list<Position...>> {
        using type = Plan<type_at<member<Group, Position>, Choice...>...>;
    };

    /// The plan of the group with the number `Group`.
    template <std::size_t Group>
    using plan = typename plan_from<Group, numbers_below<size_of<Group>>>::type;

    struct group_views {
        program_view by_group[Found.group_count == 0 ? 1 : Found.group_count]{};
    };
    template <std::size_t... Group>
    static consteval group_views views_of(number_list<Group...>) {
        return {{plan<Group>::view()...}};
    }
    static constexpr group_views views = views_of(numbers_below<Found.group_count>{});
    /// Returns the register writes and the counters to read of the group with the number `group`.
    static constexpr program_view view(std::size_t group) { return views.by_group[group]; }
};

} // namespace msr
