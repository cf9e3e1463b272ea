// EXPECT: forced overflow is at every event: it goes without a number of events
// RULE: forced_overflow_takes_no_number
// EXPECT: uops_retired
// EXPECT-LEGAL: none: the sentence says what to leave out
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.overflow_after<100>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.overflow_after<100>().force_overflow();
#endif
static_assert(msr::plan<chosen>.size == 1);
