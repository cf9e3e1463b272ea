// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT: kept_together
// EXPECT-LEGAL: none: any choices
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto here = rdt::association{1, 0};
#ifdef CONTROL
constexpr auto always = rdt::in_each_group(here);
static_assert(rdt::schedule<rdt::broadwell_ep, always>.group_count == 1);
#else
constexpr auto always = rdt::in_each_group(rdt::together(here));
#endif
