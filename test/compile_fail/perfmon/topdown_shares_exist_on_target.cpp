// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: topdown_slots
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal
// LINE-WITHIN(g++): 720, as g++ names the five choices of topdown_shares
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::ice_lake, pm::topdown_shares, pm::instructions_retired>;
#else
constexpr const auto &plan = msr::plan<pm::skylake, pm::topdown_shares, pm::instructions_retired>;
#endif
static_assert(plan.size >= 1);
