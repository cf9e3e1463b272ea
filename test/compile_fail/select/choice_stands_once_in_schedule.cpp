// EXPECT: this choice stands twice in the schedule: ask for it by position
// RULE: choice_stands_once_in_schedule
// EXPECT: toy::requests
// EXPECT-LEGAL: would_be_legal<value<0>, value<1>>
// LINE-WITHIN(g++): 640, as g++ first prints the choices, or the template that tells the rule
#include "../../select/toy.hpp"

#ifdef CONTROL
constexpr auto place = toy::schedule<toy::requests, toy::requests.user()>.position(toy::requests);
#else
constexpr auto place = toy::schedule<toy::requests, toy::requests>.position(toy::requests);
#endif
static_assert(place == 0);
