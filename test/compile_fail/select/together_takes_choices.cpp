// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT-LEGAL: none: any choices
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto set = msr::together(toy::cycles, toy::cycles.user());
static_assert(msr::schedule<set>.size == 2);
#else
constexpr auto set = msr::together(toy::cycles, toy::counter_0);
#endif
