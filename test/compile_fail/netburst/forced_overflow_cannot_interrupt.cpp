// EXPECT: an interrupt at every event never ends: forced overflow goes without an interrupt
// EXPECT: forced_overflow_cannot_interrupt::tell
// EXPECT: uops_retired
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<1000>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<1000>().force_overflow();
#endif
static_assert(p4::plan<chosen>.size == 1);
