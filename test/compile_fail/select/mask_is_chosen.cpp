// EXPECT: this event needs a mask: without one it does not say what it counts
// RULE: mask_is_chosen
// EXPECT: toy::loads
// EXPECT-LEGAL: would_be_legal<value<1>, value<2>, value<0>, value<16>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::loads::far | toy::loads::hit>.size == 1);
#else
static_assert(msr::plan<toy::loads::far>.size == 1);
#endif
