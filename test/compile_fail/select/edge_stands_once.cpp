// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the qualifier once
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::cycles.edge();
#else
constexpr auto chosen = toy::cycles.edge().edge();
#endif
static_assert(chosen.as_request().edge);
