// Suggestions where several choices break a rule together: a choice is left out, and the planner of
// the PMU tries the other choices. The suggestions are computed only where a rule is broken.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/choice.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// Several choices of a PMU and the target that they are planned for, with which suggestions are
/// tried.
template <typename Pmu, auto On, typename... Choice>
struct tried_choices {
    using pmu = Pmu;
    using request = typename Pmu::request;
    static constexpr std::size_t size = sizeof...(Choice);
    template <std::size_t Position>
    using choice_at = type_at<Position, Choice...>;
    using all = name_list<Choice...>;

    /// Returns whether the planner finds counters for all requests on the target.
    static constexpr bool is_legal(sequence<request> requests) {
        return requests.size() > 0 && Pmu::template assign<size>(requests, On).found();
    }
    /// Whether the planner finds counters for all choices but the choice at `Position`, which is
    /// left out.
    template <std::size_t Position>
    static constexpr bool is_legal_without = [] {
        const request requests[] = {Pmu::template request_of_choice<Choice>()...};
        request rest[size]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < size; ++i)
            if (i != Position) rest[count++] = requests[i];
        return is_legal({rest, count});
    }();
    /// Returns whether the planner finds counters for all choices with the request `changed` in
    /// place of the choice at a position.
    static constexpr bool is_legal_with(std::size_t position, const request &changed) {
        request request[] = {Pmu::template request_of_choice<Choice>()...};
        request[position] = changed;
        return is_legal({request, size});
    }
};

/// The suggestions to leave out a single choice, of those at the positions `Position`, where the
/// planner finds counters for the remaining choices. Equal choices are named once.
template <typename Tried, std::size_t... Position>
struct left_out_of {
    template <std::size_t One>
    static constexpr bool is_first =
        !((Position < One && std::is_same_v<typename Tried::template choice_at<Position>,
                                            typename Tried::template choice_at<One>>) ||
          ...);
    template <std::size_t One>
    using named = typename names_if<is_first<One> && Tried::template is_legal_without<One>,
                                    without<typename Tried::template choice_at<One>>>::type;
    /// Whether each choice could be left out to make the plan legal: the error then names all
    /// choices already, so that a list of them would suggest nothing.
    static constexpr bool is_any_one = sizeof...(Position) > 1 &&
                                       (Tried::template is_legal_without<Position> && ...);
    template <bool IsAnyOne, typename = void>
    struct suggestion {
        using type = typename as_suggestions<typename joined_names<named<Position>...>::type>::type;
    };
    template <typename Any>
    struct suggestion<true, Any> {
        using type = would_be_legal<without_any_one_of_them>;
    };
    using type = typename suggestion<is_any_one>::type;
};

namespace detail {

template <typename Tried, const auto &Found, typename Places = numbers_below<Found.culprit_count>>
struct culprits;
template <typename Tried, const auto &Found, std::size_t... Place>
struct culprits<Tried, Found, number_list<Place...>> {
    using names = name_list<typename Tried::template choice_at<Found.culprits[Place]>...>;
    struct left_out : left_out_of<Tried, Found.culprits[Place]...> {};
};

} // namespace detail

/// The content of an error about several choices that break a rule together: their names, and the
/// choices that could be left out.
template <typename Tried, const auto &Found>
using culprits_of = detail::culprits<Tried, Found>;

} // namespace msr

template <typename Choice>
struct msr::printed_type<msr::without<Choice>> {
    using type = msr::without<typename msr::printed_type<Choice>::type>;
};
