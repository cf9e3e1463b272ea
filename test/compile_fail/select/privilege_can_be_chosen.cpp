// EXPECT: these counters do not know user from kernel: they always count both
// RULE: privilege_can_be_chosen
// EXPECT: event_choice<toy::probes, 0, with::user>
// EXPECT-LEGAL: would_be_legal<event_choice<toy::probes, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::large, toy::probes>.size == 1);
#else
static_assert(msr::plan<toy::large, toy::probes.user()>.size == 1);
#endif
