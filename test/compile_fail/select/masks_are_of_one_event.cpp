// EXPECT: masks of two events cannot be combined into one choice
// RULE: masks_are_of_one_event
// EXPECT: toy::loads
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: each event makes a choice of its own
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::loads::hit | toy::loads::miss;
#else
constexpr auto chosen = toy::loads::hit | toy::cycles;
#endif
static_assert(msr::plan<chosen>.size == 1);
