// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: raw_event
// EXPECT: umask2
// EXPECT: sapphire_rapids
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<
// Bits 40 to 47 of the select register exist in version 6.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::lunar_lake, pm::raw<0xd1, 0x20>.umask2<1>()>;
#else
constexpr auto plan = msr::plan<pm::sapphire_rapids, pm::raw<0xd1, 0x20>.umask2<1>()>;
#endif
static_assert(plan.size == 1);
