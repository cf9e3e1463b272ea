// EXPECT: this value has bits that are reserved on a processor of the plan
// RULE: value_fits
// EXPECT: raw_event
// EXPECT: umask2
// EXPECT: lunar_lake
// EXPECT-LEGAL: would_be_legal<between<with::umask2<0>, with::umask2<255>>, event_choice<raw_event<
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::lunar_lake, pm::raw<0xd1>.umask2<0xff>()>;
#else
constexpr auto plan = msr::plan<pm::lunar_lake, pm::raw<0xd1>.umask2<0x100>()>;
#endif
static_assert(plan.size == 1);
