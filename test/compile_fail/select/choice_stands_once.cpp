// EXPECT: this choice stands twice in the plan: ask for it by position
// RULE: choice_stands_once
// EXPECT: toy::requests
// EXPECT-LEGAL: would_be_legal<value<0>, value<1>>
#include "../../select/toy.hpp"

#ifdef CONTROL
constexpr auto place = toy::plan<toy::requests, toy::requests.user()>.position(toy::requests);
#else
constexpr auto place = toy::plan<toy::requests, toy::requests>.position(toy::requests);
#endif
static_assert(place == 0);
