// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the qualifier once
// g++ first prints the functions and arguments through which the rule is told.
// LINE-WITHIN(g++): 1000
#include "../../select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::cycles.any();
#else
constexpr auto chosen = toy::cycles.any().any();
#endif
static_assert(chosen.as_request().has_flag(0));
