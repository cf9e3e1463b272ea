// EXPECT: pmu<event_pmu>
// EXPECT(g++): this choice stands twice in the plan: ask for it by position
// EXPECT-LATER: choice_stands_once
// EXPECT-LEGAL: none: the choice is a constant of a list; both of its positions are legal
// RULE: choice_stands_once
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session/counts.hpp>

namespace pm = msr::perfmon;

constexpr auto all = pm::skl::br_misp_retired::all_branches.user();

#ifdef CONTROL
constexpr auto &plan = msr::plan<pm::on<pm::skylake>, all, all.kernel()>;
#else
constexpr auto &plan = msr::plan<pm::on<pm::skylake>, all, all>;
#endif
msr::counts<std::remove_cvref_t<decltype(plan)>> counts;

std::uint64_t all_branches() { return counts[all]; }
