// EXPECT: this event tags nothing for front_end_event
// RULE: event_can_be_counted_at_retirement
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<uop_type>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uop_type::tagloads.at_retirement();
#else
constexpr auto chosen = p4::uops_retired::nbogus.at_retirement();
#endif
static_assert(msr::plan<chosen>.size == 1);
