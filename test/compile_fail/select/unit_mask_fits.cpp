// EXPECT: this unit mask has bits that the unit mask field does not have
// RULE: unit_mask_fits
// EXPECT: raw_event<toy::event_pmu, 255>
// EXPECT: 256
// EXPECT-LEGAL: would_be_legal<value_between<0, 255>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::raw<0xff, 0xff>>.size == 1);
#else
static_assert(msr::plan<toy::raw<0xff, 0x100>>.size == 1);
#endif
