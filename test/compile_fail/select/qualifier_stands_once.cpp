// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::requests
// EXPECT: toy::counter_2
// EXPECT-LEGAL: none: either of the two by itself
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::requests.on(toy::counter_2);
#else
constexpr auto chosen = toy::requests.on(toy::counter_0).on(toy::counter_2);
#endif
static_assert(chosen.as_request().counter >= 0);
