// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: pmc0
// EXPECT-LEGAL: would_be_legal<pmc3>
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the events
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto loads =
    msr::events::haswell::mem_trans_retired::load_latency_gt_4.sample_every<1009>().precise().on(
        pm::pmc0);

#ifdef CONTROL
constexpr auto chosen = loads.disputed();
#else
constexpr auto chosen = loads;
#endif
static_assert(msr::plan<pm::haswell, chosen>.choices == 1);
