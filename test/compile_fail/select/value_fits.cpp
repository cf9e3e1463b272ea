// EXPECT: this value has bits that are reserved on a processor of the plan
// RULE: value_fits
// EXPECT: event_choice<toy::requests, 0, toy::with::response<65536>>
// EXPECT-LEGAL: would_be_legal<between<toy::with::response<0>, toy::with::response<65535>>, event_choice<toy::requests, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::requests.response<0xffff>()>.size == 1);
#else
static_assert(msr::plan<toy::requests.response<0x10000>()>.size == 1);
#endif
