// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: toy::requests
// EXPECT-LEGAL: none: the qualifier once
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::requests.kernel();
#else
constexpr auto chosen = toy::requests.kernel().kernel();
#endif
static_assert(chosen.as_request().kernel);
