// EXPECT: every clock has at least 0 of everything: a threshold is 1 or more
// RULE: threshold_is_not_zero
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the sentence says it
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto busy = toy::cycles.compare_at_least<1>();
#else
constexpr auto busy = toy::cycles.compare_at_least<0>();
#endif
static_assert(msr::plan<busy>.size == 1);
