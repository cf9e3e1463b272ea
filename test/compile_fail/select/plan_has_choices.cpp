// EXPECT: a plan needs at least one choice
// RULE: plan_has_choices
// EXPECT-LEGAL: none: any choice
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::small, toy::cycles>.size == 1);
#else
constexpr auto plan = msr::plan<toy::small>;
#endif
