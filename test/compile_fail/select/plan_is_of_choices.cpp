// EXPECT: a plan is made of choices of one PMU, after its target
// RULE: plan_is_of_choices
// EXPECT: toy::counter_1
// EXPECT-LEGAL: none: any choice of the PMU
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::cycles.on(toy::counter_1)>.size == 1);
#else
constexpr auto plan = msr::plan<toy::cycles, toy::counter_1>;
#endif
