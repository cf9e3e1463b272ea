// The position of a choice that is a value in a plan or schedule. The compiler looks up constants,
// the program looks up variables at run time.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

namespace detail {

/// A choice that is a value, and that is found in a plan by its request.
template <typename T>
concept looked_up_choice = named_choice<T> || portable_choice_type<T>;

/// Returns the request of a choice in a plan; for a portable choice, the request that the plan's
/// target has for it.
template <typename Plan, looked_up_choice Choice>
constexpr auto request_in_plan(const Choice &choice) {
    if constexpr (portable_choice_type<Choice>)
        return request_on(choice, Plan::made_for).request;
    else
        return request_of(choice);
}

} // namespace detail

/// The position of a choice in a plan or schedule, which converts from the choice. A constant that
/// the plan lacks, or has several times, does not compile. A variable, such as a parameter that is
/// passed by value, is looked up at run time; `broken` says why it has no position.
template <typename Plan>
struct value_position {
    std::size_t position{};
    /// The rule that a variable breaks when it is looked up; null: none. A constant that breaks a
    /// rule does not compile.
    broken_rule broken{};

    // All checks are in one function, because compilers print the plan for each function of an
    // error.
    template <detail::looked_up_choice Choice>
    consteval value_position(const Choice &choice) : position{Plan::choices} {
        using pmu = typename Plan::pmu;
        using in_plan = typename Plan::rule_of_absence;
        using once = typename Plan::rule_of_repetition;
        using counted = typename detail::shown_suggestions<typename Plan::counted>::type;
        const auto request = detail::request_in_plan<Plan>(choice);
        for (std::size_t i = 0; i < Plan::choices; ++i)
            if (Plan::request_at(i) == request) {
                if (position != Plan::choices)
                    detail::illegal_constant<once, pmu, as_the_sentence_says>();
                position = i;
            }
        if (position == Plan::choices)
            detail::illegal_constant<in_plan, pmu, counted>();
        else if (Plan::pmu::interrupts(request))
            detail::illegal_constant<sampled_choice_has_no_count, pmu, as_the_sentence_says>();
    }
    template <detail::looked_up_choice Choice>
    requires(!std::is_const_v<Choice>) constexpr value_position(Choice &choice)
        : position{Plan::choices} {
        const auto request = detail::request_in_plan<Plan>(choice);
        for (std::size_t i = 0; i < Plan::choices; ++i)
            if (Plan::request_at(i) == request) {
                if (position != Plan::choices) broken = &Plan::rule_of_repetition::text;
                position = i;
            }
        if (position == Plan::choices)
            broken = &Plan::rule_of_absence::text;
        else if (Plan::pmu::interrupts(request))
            broken = &sampled_choice_has_no_count::text;
    }
};

} // namespace msr
