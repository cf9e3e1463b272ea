// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: topdown_retiring
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::ice_lake, pm::topdown_retiring>;
#else
constexpr const auto &plan = msr::plan<pm::skylake, pm::topdown_retiring>;
#endif
static_assert(plan.size >= 1);
