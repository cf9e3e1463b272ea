// EXPECT: these counters cannot ask for an interrupt
// RULE: counters_can_interrupt
// EXPECT: event_choice<p5::flops, 0, with::sample_every<1000>>
// EXPECT-LEGAL: would_be_legal<event_choice<p5::flops, 0>>
#include <msr/intel/p5.hpp>

namespace p5 = msr::p5;

#ifdef CONTROL
static_assert(msr::plan<p5::flops>.size == 1);
#else
static_assert(msr::plan<p5::flops.sample_every<1000>()>.size == 1);
#endif
