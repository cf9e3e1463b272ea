// EXPECT: the manual contradicts itself about this event: only a choice that says disputed uses it
// RULE: disputed_event_is_accepted
// EXPECT: b2b_cycles
// EXPECT-LEGAL: would_be_legal<with::disputed>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::b2b_cycles::bit1.disputed();
#else
constexpr auto chosen = p4::b2b_cycles::bit1;
#endif
static_assert(msr::plan<chosen>.size == 1);
