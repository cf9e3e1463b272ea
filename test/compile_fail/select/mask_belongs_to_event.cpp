// EXPECT: this mask has a bit that the event does not have
// RULE: mask_belongs_to_event
// EXPECT: toy::loads
// EXPECT: value<65
// EXPECT-LEGAL: would_be_legal<value<1>, value<2>, value<0>, value<16>>
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = msr::select::masks<toy::event_pmu, toy::loads, 0x03>{};
#else
constexpr auto chosen = msr::select::masks<toy::event_pmu, toy::loads, 0x41>{};
#endif
static_assert(msr::plan<chosen>.size == 1);
