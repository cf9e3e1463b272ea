// EXPECT: this event is in the list of another processor than the plan is made for
// RULE: event_is_of_processor
// EXPECT: mem_load_retired::l3_miss
// EXPECT: sapphire_rapids, ice_lake_sp
// EXPECT-LEGAL: would_be_legal<sapphire_rapids>
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the event
#include <msr/intel/events/ice_lake_sp.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto misses = msr::events::ice_lake_sp::mem_load_retired::l3_miss.user();
#else
constexpr auto misses = msr::events::sapphire_rapids::mem_load_retired::l3_miss.user();
#endif
static_assert(msr::plan<pm::ice_lake_sp, misses>.size == 1);
