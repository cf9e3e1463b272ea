// EXPECT: this choice stands twice in the schedule and would be counted twice: leave one out, or keep each together(...) with the choice that it is compared with
// RULE: schedule_has_choice_once
// EXPECT: toy::requests
// EXPECT-LEGAL: as_the_sentence_says
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto size = msr::schedule<toy::requests, toy::requests.user()>.size;
#else
constexpr auto size = msr::schedule<toy::requests, toy::requests>.size;
#endif
static_assert(size == 2);
