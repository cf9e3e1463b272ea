// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT: event_choice<ibs::op, 0>
// EXPECT-LEGAL: none: any choices
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto pair = msr::together(ibs::op_sampling, ibs::fetch_sampling);
static_assert(msr::schedule<ibs::zen4, pair>.size == 2);
#else
constexpr auto pair = msr::together(ibs::op_sampling, ibs::engine::fetch);
#endif
