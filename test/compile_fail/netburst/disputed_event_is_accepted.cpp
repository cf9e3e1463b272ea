// EXPECT: the manual contradicts itself about this event: only a choice that says disputed uses it
// EXPECT: disputed_event_is_accepted::tell
// EXPECT: b2b_cycles
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::b2b_cycles::bit1.disputed();
#else
constexpr auto chosen = p4::b2b_cycles::bit1;
#endif
static_assert(p4::plan<chosen>.size == 1);
