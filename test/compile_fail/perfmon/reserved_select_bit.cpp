// EXPECT: this qualifier does not exist on every processor of the plan
// RULE: qualifier_exists_on_target
// EXPECT: core_cycles
// EXPECT: in_tx
// EXPECT: nehalem
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0>>
// Bit 32 of the select register: writing it stopped the processor of users of another tool.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

constexpr auto chosen = pm::core_cycles.in_tx();
#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, chosen>;
#else
constexpr auto plan = msr::plan<pm::nehalem, chosen>;
#endif
static_assert(plan.size == 1);
