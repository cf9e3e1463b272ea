// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the qualifier once
// g++ first prints the functions and arguments through which the rule is told.
// LINE-WITHIN(g++): 800
#include "../../select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::cycles.edge();
#else
constexpr auto chosen = toy::cycles.edge().edge();
#endif
static_assert(chosen.as_request().edge);
