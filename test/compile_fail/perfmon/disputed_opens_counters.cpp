// EXPECT: sources agree about the counters of this choice: disputed opens none
// RULE: disputed_opens_counters
// EXPECT: llc_misses
// EXPECT-LEGAL: would_be_legal<
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto chosen = pm::raw<0x4c, 0x01>.disputed().on(pm::pmc3);
#else
constexpr auto chosen = pm::llc_misses.disputed();
#endif
static_assert(msr::plan<pm::nehalem, chosen>.choices == 1);
