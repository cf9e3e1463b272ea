// EXPECT: no counter of these processors can count this choice
// RULE: event_has_counter
// EXPECT: event_choice<toy::divides, 0, toy::with::any>
// EXPECT-LEGAL: would_be_legal<event_choice<toy::divides, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::large, toy::divides>.size == 1);
#else
static_assert(msr::plan<toy::large, toy::divides.any()>.size == 1);
#endif
