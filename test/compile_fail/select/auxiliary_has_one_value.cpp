// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: event_choice<toy::requests, 0, toy::with::response<1>>
// EXPECT: event_choice<toy::requests, 0, toy::with::response<2>>
// EXPECT: event_choice<toy::requests, 0, toy::with::response<3>>
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::large, toy::requests.response<1>(), toy::requests.response<2>(), toy::requests.user().response<1>()>.size == 3);
#else
static_assert(msr::plan<toy::large, toy::requests.response<1>(), toy::requests.response<2>(), toy::requests.response<3>()>.size == 3);
#endif
