// Curves of programs that run, and the ways that a plan gives them.
#pragma once

#include "programs.hpp"
#include "stopping.hpp"

#include <msr/partition/curves.hpp>
#include <msr/partition/plan.hpp>

#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The policy and the objective of a name. Both throw a complaint.
msr::partition::policy policy_named(const std::string &name);
msr::partition::objective objective_named(const std::string &name);

/// The curves of files. Throws a complaint.
msr::partition::curves curves_of(const std::vector<std::string> &files);

/// The curves of programs while they run, named `1`, `2` and so on: each gets 1, 2, … ways of
/// `ways` for two times `seconds`, the first to settle, and the others get the rest. Two programs
/// are measured at the same time. Empty where a program ended or a signal came.
msr::partition::curves measured_curves(side_programs &of, unsigned ways, double seconds,
                                       const stopping &stop);

/// What is planned for the programs that run.
struct given_ways {
    std::vector<std::size_t> programs;
    std::vector<std::uint64_t> masks; ///< of each
    std::vector<double> slowdowns;
    bool proved{};
};

/// Plans ways for programs by the curves of their names. Throws a complaint with what the planner
/// says.
given_ways plan_ways(const msr::partition::curves &from, const std::vector<std::string> &names,
                     const std::vector<std::size_t> &programs,
                     const msr::partition::request &asked);

} // namespace msrpp::rdt_tool
