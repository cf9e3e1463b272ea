// Metrics planned together: all choices that the metrics count, each choice once, in the fewest
// groups.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>

#include <msr/metric/constants.hpp>
#include <msr/metric/rules.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/pmu/schedule_parts.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

namespace detail {

/// The events and constants that a metric needs, read once from the metric's formula.
template <const auto &Metric>
inline constexpr auto uses_of = Metric.used();
template <const auto &Metric>
inline constexpr std::size_t events_of = uses_of<Metric>.count;
template <const auto &Metric>
inline constexpr constant_set constants_of = uses_of<Metric>.constants;

/// The choice of a metric's event at a position, as a type.
template <const auto &Metric, std::size_t Place>
using choice_of_metric = choice_of<Metric.template choice_at<Place>(uses_of<Metric>)>;

/// The choices of a metric's events, as a list of types.
template <const auto &Metric, typename Places>
struct choices_of_events;
template <const auto &Metric, std::size_t... Place>
struct choices_of_events<Metric, number_list<Place...>> {
    using type = choice_list<choice_of_metric<Metric, Place>...>;
};
template <const auto &Metric>
using choices_of_metric =
    typename choices_of_events<Metric, numbers_below<events_of<Metric>>>::type;

template <typename... List>
struct joined_choices;
template <typename... Choice>
struct joined_choices<choice_list<Choice...>> {
    using type = choice_list<Choice...>;
};
template <typename... First, typename... Second, typename... Rest>
struct joined_choices<choice_list<First...>, choice_list<Second...>, Rest...>
    : joined_choices<choice_list<First..., Second...>, Rest...> {};

/// The choices of a list without duplicates: of choices with equal requests the first stays.
template <typename Pmu, typename Choices>
struct distinct_choices;
template <typename Pmu, typename... Choice>
struct distinct_choices<Pmu, choice_list<Choice...>> {
    struct places {
        std::size_t position[sizeof...(Choice) + 1]{};
        std::size_t count{};
    };
    static constexpr places firsts = [] {
        const requests_of<Pmu, choice_list<Choice...>> requests{};
        places result;
        for (std::size_t i = 0; i < sizeof...(Choice); ++i) {
            bool is_new = true;
            for (std::size_t j = 0; j < i; ++j)
                is_new = is_new && !(requests.kept[i] == requests.kept[j]);
            if (is_new) result.position[result.count++] = i;
        }
        return result;
    }();
    template <std::size_t... Place>
    static choice_list<type_at<firsts.position[Place], Choice...>...> at(number_list<Place...>);
    using type = decltype(at(numbers_below<firsts.count>{}));
};

/// The compile error for a metric that has an event which a target cannot count; `no_mistake` where
/// the target can count all events.
template <typename Pmu, const auto &On, const auto &Metric, typename Choices>
struct mistake_of_metric;
template <typename Pmu, const auto &On, const auto &Metric, typename... Choice>
struct mistake_of_metric<Pmu, On, Metric, choice_list<Choice...>> {
    template <typename One>
    static constexpr verdict verdict_of = [] {
        const requests_of<Pmu, choice_list<One>> requests{};
        return verdict{Pmu::template assign<1>(requests.all(), On).why};
    }();
    template <typename One>
    static constexpr bool
        is_missing = same_text(verdict_of<One>.broken->name, "event_exists_on_target") ||
                     same_text(verdict_of<One>.broken->name, "event_is_of_processor");

    template <typename One, bool Legal>
    struct of_choice {
        using type = no_mistake;
    };
    template <typename One>
    struct of_choice<One, false> {
        using type =
            mistake_of<std::conditional_t<is_missing<One>, event_of_metric_exists_on_target,
                                          event_of_metric_is_countable>,
                       named_metric<Metric>, One, typename Pmu::template named_target<On>::type>;
    };
    using type = first_mistake<typename of_choice<Choice, verdict_of<Choice>.legal()>::type...>;
};

template <typename Pmu, const auto &On, const auto &...Metric>
struct metric_plan_parts {
    using choices = typename distinct_choices<
        Pmu, typename joined_choices<choice_list<>, choices_of_metric<Metric>...>::type>::type;
    template <typename Choices>
    struct schedule_of;
    template <typename... Choice>
    struct schedule_of<choice_list<Choice...>> {
        using type = schedule_of_parts<Pmu, On, choice_list<>, choice_list<Choice...>,
                                       choices_together<Choice>...>;
    };
    using schedule = typename schedule_of<choices>::type;
    using mistake_of_metrics = first_mistake<
        typename mistake_of_metric<Pmu, On, Metric, choices_of_metric<Metric>>::type...>;
};

/// The schedule of a plan of metrics. Where the schedule breaks a rule, the compile error names the
/// metric and the event at fault.
template <typename Parts, bool IsLegal = Parts::schedule::check::found.found()>
struct metric_plan_if : Parts::schedule {};
template <typename Parts>
struct metric_plan_if<Parts, false> {
    using mistake =
        first_mistake<typename Parts::mistake_of_metrics, typename Parts::schedule::mistake>;
    using type = no_plan;
};

template <bool HasTarget, const auto &...Argument>
struct metric_plan_of {
    using mistake = mistake_of<metric_plan_has_metrics>;
    using type = no_plan;
};
template <const auto &On, const auto &First, const auto &...Rest>
struct metric_plan_of<true, On, First, Rest...>
    : metric_plan_if<
          metric_plan_parts<pmu_of_target<std::remove_cvref_t<decltype(On)>>, On, First, Rest...>> {
};

template <const auto &...Argument>
inline constexpr bool has_target_first = false;
template <const auto &First, const auto &...Rest>
inline constexpr bool has_target_first<First, Rest...> =
    target_of_a_pmu<std::remove_cvref_t<decltype(First)>>;

template <const auto &...Argument>
using metric_plan_for = metric_plan_of<has_target_first<Argument...>, Argument...>;

} // namespace detail

/// The schedule of the fewest groups for all choices of some metrics: `metric_plan<skylake, cpi,
/// ipc>`. The first argument is the target; target and metrics are constants with names, which
/// errors name. A choice that several metrics count is in the schedule once. Does not compile where
/// the target cannot count an event of a metric.
template <const auto &...Argument>
#if defined(__GNUC__) && !defined(__clang__)
// a lambda makes the plan: after an error in a lambda g++ continues without a second error
inline constexpr auto metric_plan = [] {
    using mistake = typename detail::metric_plan_for<Argument...>::mistake;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return typename detail::metric_plan_for<Argument...>::type{};
}();
#else
inline constexpr auto metric_plan =                  //
    (detail::metric_plan_for<Argument...>::mistake:: //
     illegal(detail::metric_plan_for<Argument...>::mistake::report()),
     typename detail::metric_plan_for<Argument...>::type{});
#endif

} // namespace msr
