// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT-LEGAL: would_be_legal<p5::ctr0>
#include <msr/intel/p5.hpp>

namespace p5 = msr::p5;

// 39h is the code of the event `returns`, which only counter 0 counts.
#ifdef CONTROL
static_assert(msr::plan<p5::pentium_mmx, p5::raw<0x39>.on(p5::ctr0)>.size == 1);
#else
static_assert(msr::plan<p5::pentium_mmx, p5::raw<0x39>.on(p5::ctr1)>.size == 1);
#endif
