// EXPECT: this counter does not exist on every processor of the plan
// RULE: counter_exists_on_target
// EXPECT: toy::cycles
// EXPECT: toy::counter_2
// EXPECT: toy::small_toy
// EXPECT-LEGAL: would_be_legal<toy::counter_0, toy::counter_1, toy::fixed>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::small, toy::cycles.on(toy::counter_1)>.size == 1);
#else
static_assert(msr::plan<toy::small, toy::cycles.on(toy::counter_2)>.size == 1);
#endif
