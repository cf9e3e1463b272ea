// EXPECT: invert turns the comparison with a threshold round: without one it does nothing
// RULE: invert_needs_threshold
// EXPECT: event_choice<toy::cycles, 0, with::invert>
// EXPECT-LEGAL: would_be_legal<event_choice<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::cycles.compare_at_least<1>().invert()>.size == 1);
#else
static_assert(msr::plan<toy::cycles.invert()>.size == 1);
#endif
