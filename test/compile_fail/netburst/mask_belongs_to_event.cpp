// EXPECT: this mask has a bit that the event does not have
// RULE: mask_belongs_to_event
// EXPECT: global_power_events
// EXPECT: value<2
// EXPECT-LEGAL: would_be_legal<value<1>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::masks<p4::global_power_events, 1>;
#else
constexpr auto chosen = p4::masks<p4::global_power_events, 3>;
#endif
static_assert(msr::plan<chosen>.size == 1);
