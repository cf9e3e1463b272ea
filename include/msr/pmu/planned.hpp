// Plans that are made at run time: the parts that the planners of all PMUs share.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/repetition.hpp>
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
    /// Returns the writes and readouts of the plan.
    constexpr program_view view() const { return written.view(); }
    /// Returns the check by which a session finds out whether the plan may run on a processor.
    constexpr const ProcessorCheck &check_of_processor() const
        requires(!std::is_base_of_v<no_processor_check, ProcessorCheck>) {
        return fits;
    }
};

/// Refuses requests of which two are equal (`choice_stands_once`), where a planner found
/// assignments for the requests. `name_of(request)` returns a name for people.
template <typename Found, typename Request, typename NameOf>
constexpr void refuse_repetition(Found &assignments, sequence<Request> requests, NameOf &&name_of) {
    const repetition twice = repetition_among(requests);
    if (!twice.exists() || !assignments.found()) return;
    assignments.why = {&choice_stands_once::text, {name_of(requests[twice.first])}};
    assignments.culprit_count = 2;
    assignments.culprits[0] = twice.first;
    assignments.culprits[1] = twice.second;
}

} // namespace msr
