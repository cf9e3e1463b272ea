// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: core_cycles
// EXPECT: any_thread
// EXPECT: ice_lake
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0>>
// Bit 21 of the select register exists in versions 3 and 4.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::skylake, pm::core_cycles.any_thread()>;
#else
constexpr auto plan = msr::plan<pm::ice_lake, pm::core_cycles.any_thread()>;
#endif
static_assert(plan.size == 1);
