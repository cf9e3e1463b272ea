// EXPECT: these choices are to be counted together, but have no room in one group
// RULE: together_fit_in_one_group
// EXPECT: event_choice<toy::divides, 0>
// EXPECT: event_choice<toy::divides, 0, with::user>
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::schedule<msr::together(toy::divides, toy::cycles), toy::divides.user()>.size ==
              3);
#else
static_assert(msr::schedule<msr::together(toy::divides, toy::cycles, toy::divides.user())>.size ==
              3);
#endif
