// EXPECT: this choice stands twice in the plan and would take two counters: leave one out, or give each a counter of its own with on(...)
// RULE: choice_stands_once
// EXPECT: toy::requests
// EXPECT-LEGAL: as_the_sentence_says
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::requests.on(toy::counter_0), toy::requests.on(toy::counter_1)>.size ==
              2);
#else
static_assert(msr::plan<toy::requests, toy::requests>.size == 2);
#endif
