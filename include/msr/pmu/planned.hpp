// Plans that are made at run time: the parts that the planners of all PMUs share.
#pragma once

#include <msr/core/program.hpp>

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

} // namespace msr
