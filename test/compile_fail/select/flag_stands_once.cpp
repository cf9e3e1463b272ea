// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the qualifier once
#include "../../select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::cycles.any();
#else
constexpr auto chosen = toy::cycles.any().any();
#endif
static_assert(chosen.as_request().has_flag(0));
