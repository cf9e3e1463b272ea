// EXPECT: a sampling period of 0 never ends: it is 1 or more
// RULE: sampling_period_is_not_zero
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the sentence says it
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto sampled = toy::cycles.sample_every<10>();
#else
constexpr auto sampled = toy::cycles.sample_every<0>();
#endif
static_assert(msr::plan<sampled>.size == 1);
