// EXPECT: two choices claim the same counter
// RULE: counter_has_one_owner
// EXPECT: toy::counter_1
// EXPECT: event_choice<toy::divides, 0, toy::counter_1>
// EXPECT: event_choice<toy::requests, 0, toy::counter_1>
// EXPECT-LEGAL: would_be_legal<toy::counter_0, toy::counter_2>
#include "../../pmu/select/toy.hpp"

constexpr auto clocks = toy::divides.on(toy::counter_1);
#ifdef CONTROL
constexpr auto requests = toy::requests.on(toy::counter_2);
#else
constexpr auto requests = toy::requests.on(toy::counter_1);
#endif
static_assert(msr::plan<toy::large, clocks, requests>.size == 2);
