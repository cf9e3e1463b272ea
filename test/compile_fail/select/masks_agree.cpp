// EXPECT: these masks are values of one field: a choice can have one of them
// RULE: masks_agree
// EXPECT: toy::loads
// EXPECT: 1
// EXPECT: 16
// EXPECT-LEGAL: none: the sentence says it
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::loads::hit | toy::loads::far;
#else
constexpr auto chosen = toy::loads::hit | toy::loads::near | toy::loads::far;
#endif
static_assert(msr::plan<chosen>.size == 1);
