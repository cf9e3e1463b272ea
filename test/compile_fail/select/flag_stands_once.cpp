// EXPECT: a choice is given the same qualifier twice
// LINE-WITHIN(clang): 1070, as clang first prints the names and what would be legal
// RULE: qualifier_stands_once
// EXPECT: toy::cycles
// EXPECT-LEGAL: none: the qualifier once
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::cycles.any();
#else
constexpr auto chosen = toy::cycles.any().any();
#endif
static_assert(chosen.as_request().has_flag(0));
