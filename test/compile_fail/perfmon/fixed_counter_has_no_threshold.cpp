// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: core_cycles
// EXPECT: compare_at_least<2
// EXPECT: fixed_ctr1
// EXPECT-LEGAL: would_be_legal<pmc0, pmc1, pmc2, pmc3>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.on(pm::fixed_ctr1)>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.cmask<2>().on(pm::fixed_ctr1)>;
#endif
static_assert(plan.size == 1);
