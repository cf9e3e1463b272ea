// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: core_cycles
// EXPECT: in_tx_checkpointed
// EXPECT: pmc0
// EXPECT-LEGAL: would_be_legal<pmc2>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.in_tx_checkpointed().on(pm::pmc2)>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.in_tx_checkpointed().on(pm::pmc0)>;
#endif
static_assert(plan.size == 1);
