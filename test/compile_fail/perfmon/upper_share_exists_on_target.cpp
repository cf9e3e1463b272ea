// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: topdown_heavy_ops
// EXPECT: ice_lake
// EXPECT-LEGAL: would_be_legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_heavy_ops>;
#else
constexpr const auto &plan = msr::plan<pm::ice_lake, pm::topdown_heavy_ops>;
#endif
static_assert(plan.size >= 1);
