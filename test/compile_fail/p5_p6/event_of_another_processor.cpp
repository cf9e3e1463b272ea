// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: p5::l2_tlb_misses
// EXPECT: p5::on_pentium_with_mmx
// EXPECT-LEGAL: would_be_legal<p5::on_cyrix>
#include <msr/intel/p5.hpp>

namespace p5 = msr::p5;

#ifdef CONTROL
static_assert(msr::plan<p5::cyrix_mii, p5::l2_tlb_misses>.size == 1);
#else
static_assert(msr::plan<p5::pentium_mmx, p5::l2_tlb_misses>.size == 1);
#endif
