// EXPECT: pmu<event_pmu>
// EXPECT(g++): a sampled choice has no count: add a choice of its event that does not sample
// EXPECT-LATER: sampled_choice_has_no_count
// LINE-WITHIN(g++): 1000, as the type of the plan's counts is the function's
// RULE: sampled_choice_has_no_count
// EXPECT-LEGAL: none: the choice is a constant of a list; counts of another choice are legal
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session/counts.hpp>

namespace pm = msr::perfmon;

constexpr auto branches = msr::events::skylake::br_misp_retired::all_branches.user();
constexpr auto sampled = msr::events::skylake::br_misp_retired::conditional.sample_every<1000>();

constexpr auto &plan = msr::plan<pm::skylake, branches, sampled>;

std::uint64_t count_of(const msr::counts<std::remove_cvref_t<decltype(plan)>> &counts) {
#ifdef CONTROL
    return counts[branches];
#else
    return counts[sampled];
#endif
}
