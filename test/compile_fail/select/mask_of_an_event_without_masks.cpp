// EXPECT: this mask has a bit that the event does not have
// RULE: mask_belongs_to_event
// EXPECT: toy::divides
// EXPECT: value<16
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = msr::select::masks<toy::event_pmu, struct toy::divides, 0x0f>{};
#else
constexpr auto chosen = msr::select::masks<toy::event_pmu, struct toy::divides, 0x10>{};
#endif
static_assert(msr::plan<chosen>.size == 1);
