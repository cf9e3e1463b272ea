// EXPECT: this schedule does not count this choice
// RULE: choice_is_in_schedule
// EXPECT: asked<toy::requests, 0>
// EXPECT-LEGAL: would_be_legal<asked<toy::requests, 0, with::user>, asked<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto place = msr::schedule<toy::requests, toy::cycles>.place_of(toy::requests);
static_assert(place == msr::place{0, 0});
#else
constexpr auto place = msr::schedule<toy::requests.user(), toy::cycles>.place_of(toy::requests);
#endif
