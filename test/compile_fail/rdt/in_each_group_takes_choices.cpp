// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT: kept_together
// EXPECT-LEGAL: none: any choices
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto common = rdt::association{1, 0};
#ifdef CONTROL
constexpr auto always = msr::in_each_group(common);
static_assert(msr::schedule<rdt::broadwell_ep, always>.group_count == 1);
#else
constexpr auto always = msr::in_each_group(msr::together(common));
#endif
