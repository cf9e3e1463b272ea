// EXPECT: this event cannot tag uops for execution_event
// EXPECT: event_can_carry_a_tag::tell
// EXPECT: uops_retired
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::packed_sp_uop::all.tag<1>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.tag<1>();
#endif
static_assert(p4::plan<chosen>.size == 1);
