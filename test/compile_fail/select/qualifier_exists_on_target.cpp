// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: event_choice<toy::cycles, 0, toy::with::any>
// EXPECT: toy::small_toy
// EXPECT-LEGAL: would_be_legal<event_choice<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::large, toy::cycles.any()>.size == 1);
#else
static_assert(msr::plan<toy::small, toy::cycles.any()>.size == 1);
#endif
