// EXPECT: this event cannot tag uops for execution_event
// EXPECT: event_can_carry_a_tag::tell
// EXPECT: replay_event
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::metric::x87_fp_retired.tag<1>();
#else
constexpr auto chosen = p4::metric::split_load_retired.tag<1>();
#endif
static_assert(p4::plan<chosen>.size == 1);
