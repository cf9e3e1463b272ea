// EXPECT: a target is one or more of the processors that the machine knows
// RULE: target_exists
// EXPECT: value<
// EXPECT-LEGAL: none: the sentence says it
#include "../../select/toy.hpp"

#ifdef CONTROL
static_assert(toy::plan<toy::machine::target{1}, toy::cycles>.size == 1);
#else
static_assert(toy::plan<toy::machine::target{0}, toy::cycles>.size == 1);
#endif
