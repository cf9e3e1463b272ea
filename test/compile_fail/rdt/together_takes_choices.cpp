// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT: rdt::features
// EXPECT-LEGAL: none: any choices
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto pair = msr::together(rdt::class_of_service<1>.l3(1), rdt::association{1, 0});
static_assert(msr::schedule<rdt::broadwell_ep, pair>.choices == 2);
#else
constexpr auto pair = msr::together(rdt::class_of_service<1>.l3(1), rdt::broadwell_ep);
#endif
