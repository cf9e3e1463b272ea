// EXPECT: this schedule does not count this choice
// RULE: choice_is_in_schedule
// EXPECT: event_choice<toy::requests, 0>
// EXPECT-LEGAL: would_be_legal<event_choice<toy::requests, 0, with::user>, event_choice<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto place = msr::schedule<toy::requests, toy::cycles>.place_of(toy::requests);
static_assert(place == msr::place{0, 0});
#else
constexpr auto place = msr::schedule<toy::requests.user(), toy::cycles>.place_of(toy::requests);
#endif
