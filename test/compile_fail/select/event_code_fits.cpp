// EXPECT: this event code has bits that the event select field does not have
// RULE: event_code_fits
// EXPECT: raw_event<toy::event_pmu, 256>
// EXPECT-LEGAL: would_be_legal<value_between<0, 255>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
static_assert(msr::plan<toy::raw<0xff>>.size == 1);
#else
static_assert(msr::plan<toy::raw<0x100>>.size == 1);
#endif
