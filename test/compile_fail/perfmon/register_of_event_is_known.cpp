// EXPECT: this event needs a register that is not written here: it would count 0
// RULE: register_of_event_is_known
// EXPECT: mem_load_l2_miss_retired::l3_miss
// EXPECT-LEGAL: none: no other processor has the event
// LINE-WITHIN(g++): 700, as g++ prints the numbers of the event
#include <msr/intel/events/nova_lake.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace nvl = msr::perfmon::nvl;

#ifdef CONTROL
constexpr auto chosen = nvl::mem_load_retired::l2_miss;
#else
constexpr auto chosen = nvl::mem_load_l2_miss_retired::l3_miss;
#endif
static_assert(pm::plan<pm::on<pm::nova_lake>, chosen>.size == 1);
