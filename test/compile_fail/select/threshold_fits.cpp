// EXPECT: this threshold does not fit the counter mask field
// RULE: threshold_fits
// EXPECT: event_choice<toy::cycles, 0, with::compare_at_least<256>>
// EXPECT-LEGAL: would_be_legal<between<with::compare_at_least<1>, with::compare_at_least<255>>, event_choice<toy::cycles, 0>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::cycles.compare_at_least<255>()>.size == 1);
#else
static_assert(msr::plan<toy::cycles.compare_at_least<256>()>.size == 1);
#endif
