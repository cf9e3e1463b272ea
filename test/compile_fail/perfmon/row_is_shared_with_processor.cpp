// EXPECT: this event is in the list of another processor than the plan is made for
// RULE: event_is_of_processor
// EXPECT: mem_load_retired::local_pmm
// EXPECT: sapphire_rapids, granite_rapids
// EXPECT-LEGAL: would_be_legal<sapphire_rapids>
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the event
// Granite Rapids' list shares rows with Sapphire Rapids', but not this one.
#include <msr/intel/events/granite_rapids.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto loads = msr::events::sapphire_rapids::mem_load_retired::l3_miss;
#else
constexpr auto loads = msr::events::granite_rapids::mem_load_retired::local_pmm;
#endif
static_assert(msr::plan<pm::granite_rapids, loads>.size != 0);
