// EXPECT: this choice stands twice in the schedule: ask for it by position
// RULE: choice_stands_once_in_schedule
// EXPECT: toy::cycles
// EXPECT-LEGAL: would_be_legal<value<1>, value<3>>
// LINE-WITHIN(g++): 750, as g++ first prints the choices, or the template that tells the rule
#include "../../pmu/select/toy.hpp"

constexpr auto schedule = msr::schedule<msr::together(toy::requests, toy::cycles),
                                        msr::together(toy::requests.user(), toy::cycles)>;
#ifdef CONTROL
constexpr auto place = schedule.position(toy::requests.user());
#else
constexpr auto place = schedule.position(toy::cycles);
#endif
static_assert(place < 4);
