// EXPECT: this event does not exist on every processor of the plan
// RULE: event_exists_on_target
// EXPECT: toy::probes
// EXPECT: toy::small_toy
// EXPECT-LEGAL: would_be_legal<toy::large_toy>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::large, toy::probes>.size == 1);
#else
static_assert(msr::plan<toy::small, toy::probes>.size == 1);
#endif
