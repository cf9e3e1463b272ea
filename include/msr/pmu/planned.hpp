// Plans that are made at run time: the parts that the planners of all PMUs share.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/rules.hpp>

#include <type_traits>

namespace msr {

/// A type that stands for the check of a processor where a PMU has no such check.
struct no_processor_check {};

/// A plan that was made at run time: what the planner of a PMU found, the program, and the check
/// whether the plan may run on a processor.
template <typename Found, typename Program, typename ProcessorCheck>
struct [[nodiscard]] made_plan {
    using program_type = Program; ///< the type of the plan's program

    Found found{};         ///< the planner's result: a counter for each choice, or the broken rule
    Program written{};     ///< the plan's program; empty unless `found.found()`
    ProcessorCheck fits{}; ///< the check whether the plan may run on a processor

    /// Returns whether the planner found a plan.
    constexpr bool legal() const { return found.found(); }
    /// Returns the plan's register writes and the counters to read.
    constexpr program_view view() const { return written.view(); }
    /// Returns the check by which a session finds out whether the plan may run on a processor.
    constexpr const ProcessorCheck &check_of_processor() const
        requires(!std::is_base_of_v<no_processor_check, ProcessorCheck>) {
        return fits;
    }
};

/// Completes a plan for which the planner of a PMU has assigned counters: refuses a plan without
/// requests and a plan with two equal requests, and writes the program of a legal plan. All PMUs
/// share the function.
/// `plan`: the plan, with the planner's result
/// `requests`: the requests that the planner was given
/// `name_of(request)`: returns a name of the request for people
/// `write(plan)`: stores the program, and the check of the processor, in a legal plan
template <typename Plan, typename Request, typename NameOf, typename Write>
constexpr void complete_plan(Plan &plan, sequence<Request> requests, NameOf &&name_of,
                             Write &&write) {
    if (requests.size() == 0) plan.found.why = {&plan_has_choices::text, {}};
    refuse_repetition(plan.found, requests, name_of);
    if (plan.legal()) write(plan);
}

} // namespace msr
