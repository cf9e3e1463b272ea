// EXPECT: this plan does not count this choice
// RULE: choice_is_in_plan
// EXPECT: toy::requests
// EXPECT-LEGAL: would_be_legal<event_choice<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto place = msr::plan<toy::cycles, toy::requests>.position(toy::requests);
static_assert(place == 1);
#else
constexpr auto place = msr::plan<toy::cycles>.position(toy::requests);
#endif
