// EXPECT: an interrupt at every event never ends: forced overflow goes without an interrupt
// RULE: forced_overflow_cannot_interrupt
// EXPECT: uops_retired
// EXPECT-LEGAL: none: either of the two by itself
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<1000>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<1000>().force_overflow();
#endif
static_assert(msr::plan<chosen>.size == 1);
