// Where a choice that is a value stands in a plan or schedule: the compiler looks it up.
#pragma once

#include <msr/pmu/choice.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rule.hpp>

#include <cstddef>

namespace msr {

/// A position in a plan or schedule, made of the choice itself, which must be a constant. A choice
/// that stands there never, or several times, does not compile.
template <typename Plan>
struct value_position {
    std::size_t position{};

    // In one function: compilers print the plan for each that they are in.
    template <named_choice Choice>
    consteval value_position(const Choice &choice) : position{Plan::choices} {
        using pmu = typename Plan::pmu;
        const auto asked = request_of(choice);
        for (std::size_t i = 0; i < Plan::choices; ++i)
            if (Plan::request_at(i) == asked) {
                if (position != Plan::choices)
                    detail::illegal_constant<choice_stands_once, pmu, as_the_sentence_says>();
                position = i;
            }
        if (position == Plan::choices)
            detail::illegal_constant<choice_is_in_plan, pmu, as_the_sentence_says>();
        else if (Plan::pmu::interrupts(asked))
            detail::illegal_constant<sampled_choice_has_no_count, pmu, as_the_sentence_says>();
    }
};

} // namespace msr
