// EXPECT: equal compares with the counter mask: without a threshold it counts nothing
// RULE: equal_needs_threshold
// EXPECT: core_cycles
// EXPECT: equal
// EXPECT: lunar_lake
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::lunar_lake, pm::core_cycles.cmask<2>().equal()>;
#else
constexpr auto plan = msr::plan<pm::lunar_lake, pm::core_cycles.equal()>;
#endif
static_assert(plan.size == 1);
