// The value of a metric from the counts of a plan or schedule.
#pragma once

#include <msr/core/positions.hpp>
#include <msr/core/rule.hpp>

#include <msr/core/sequence.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/plan.hpp>
#include <msr/metric/rules.hpp>
#include <msr/metric/value.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// Returns a count as a number: the count of a session unchanged; the count of a choice whose group
/// ran part of the time scaled to the whole time, or the problem `group_never_ran`.
template <typename Count>
constexpr metric_value measured(const Count &count) {
    if constexpr (requires { count.estimate(); }) {
        const auto scaled = count.estimate();
        if (!scaled) return metric_problem::group_never_ran;
        return {scaled->value(), !count.exact()};
    } else {
        return static_cast<double>(count);
    }
}

namespace detail {

/// Counts of the choices of a formula by their positions, and the constants whose values are known.
struct known_counts {
    sequence<metric_value> counts;
    const known_constants &constants;

    constexpr metric_value count(std::size_t place) const {
        return place < counts.size() ? counts[place]
                                     : metric_value{metric_problem::formula_malformed};
    }
    constexpr metric_value constant(metric_constant constant) const { return constants[constant]; }
};

/// The position of a choice among those of a plan; `Plan::choices` where the plan lacks the choice.
template <typename Plan, typename Choice>
inline constexpr std::size_t place_in_plan = [] {
    constexpr auto request = Plan::pmu::template request_of_choice<Choice>();
    for (std::size_t i = 0; i < Plan::choices; ++i)
        if (Plan::request_at(i) == request) return i;
    return std::size_t{Plan::choices};
}();

template <const auto &Metric, typename Plan, typename Choices>
struct counts_of_metric;
template <const auto &Metric, typename Plan, typename... Choice>
struct counts_of_metric<Metric, Plan, choice_list<Choice...>> {
    using mistake = first_mistake<
        mistake_unless<(place_in_plan<Plan, Choice> < Plan::choices), plan_counts_events_of_metric,
                       named_metric<Metric>, Choice>...>;
    static constexpr std::size_t places[sizeof...(Choice) + 1] = {place_in_plan<Plan, Choice>...};

    template <typename Counts>
    struct all_values {
        metric_value values[sizeof...(Choice) + 1];
    };
    template <typename Counts, std::size_t... Place>
    static constexpr all_values<Counts> of(const Counts &counts, number_list<Place...>) {
        return {{measured(counts.at(places[Place]))..., metric_value{0.0}}};
    }
    static constexpr auto positions = numbers_below<sizeof...(Choice)>{};
};

/// Whether a constant is not needed by a formula, or is among the given constants.
template <constant_set Needed, metric_constant Which, typename... Given>
inline constexpr bool is_given = (Needed & set_of(Which)) == 0 ||
                                 (((Given::constants & set_of(Which)) != 0) || ...);

template <const auto &Metric, typename Constants, typename... Given>
struct missing_constant;
template <const auto &Metric, std::size_t... Constant, typename... Given>
struct missing_constant<Metric, number_list<Constant...>, Given...> {
    template <metric_constant Which>
    using mistake_of_one =
        mistake_unless<is_given<constants_of<Metric>, Which, Given...>, constant_of_metric_is_given,
                       named_metric<Metric>, named_constant<Which>>;
    using mistake = first_mistake<mistake_of_one<static_cast<metric_constant>(Constant)>...>;
};
template <const auto &Metric, typename... Given>
using mistake_of_constants =
    typename missing_constant<Metric, numbers_below<metric_constant_count>, Given...>::mistake;

} // namespace detail

/// Returns a metric's value from counts of its events. A problem, such as a constant without a
/// value, is in the returned value.
/// `metric`: a metric of a list or of a program's own
/// `counts`: a value for each choice of the metric, in the order of the formula
/// `constants`: the values of the constants that the formula needs
/// Returns the value, or the reason for which the metric has no number.
template <typename Metric>
constexpr metric_value value_of(const Metric &metric, sequence<metric_value> counts,
                                const known_constants &constants = {}) {
    return metric.evaluate(detail::known_counts{counts, constants});
}

/// Returns a metric's value from the counts of a plan or schedule that counts the metric's events:
/// `value_of<cpi>(counts)`. Constants that the formula needs follow: `given::smt_on{true}`. Does
/// not compile where the plan lacks an event, or a constant is missing.
/// `counts`: the counts of a session or multiplexer
/// `constants`: the values of the constants that the formula needs, in their units
/// Returns the value, or the reason for which the metric has no number.
template <const auto &Metric, template <typename> typename Counts, typename Plan,
          given_constant... Given>
constexpr metric_value value_of(const Counts<Plan> &counts, const Given &...constants) {
    using found = detail::counts_of_metric<Metric, Plan, detail::choices_of_metric<Metric>>;
    using mistake =
        first_mistake<typename found::mistake, detail::mistake_of_constants<Metric, Given...>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    if constexpr (mistake::is_legal) {
        const auto measurement = found::of(counts, found::positions);
        return value_of(Metric, {measurement.values, detail::events_of<Metric>},
                        known_constants{constants...});
    } else {
        // a static_assert reports the missing event or constant; a further error would hide the
        // message of the static_assert
        return metric_problem::constant_not_given;
    }
}

} // namespace msr
