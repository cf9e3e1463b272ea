// EXPECT: these counters have no invert bit
// RULE: invert_exists
// EXPECT: event_choice<p5::flops, 0, with::invert>
// EXPECT-LEGAL: would_be_legal<event_choice<p5::flops, 0>>
#include <msr/intel/p5.hpp>

namespace p5 = msr::p5;

#ifdef CONTROL
static_assert(msr::plan<p5::flops>.size == 1);
#else
static_assert(msr::plan<p5::flops.invert()>.size == 1);
#endif
