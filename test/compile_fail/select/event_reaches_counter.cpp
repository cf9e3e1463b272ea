// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: event_choice<toy::divides, 0, toy::counter_0>
// EXPECT-LEGAL: would_be_legal<toy::counter_1>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::divides.on(toy::counter_1)>.size == 1);
#else
static_assert(msr::plan<toy::divides.on(toy::counter_0)>.size == 1);
#endif
