// EXPECT: a target is one or more of the processors that the PMU knows
// RULE: target_exists
// EXPECT: value<
// EXPECT-LEGAL: none: the sentence says it
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::event_pmu::target{1}, toy::cycles>.size == 1);
#else
static_assert(msr::plan<toy::event_pmu::target{0}, toy::cycles>.size == 1);
#endif
