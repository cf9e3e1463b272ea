// EXPECT: what happens in transactions cannot be counted for both threads of a core at once
// RULE: transactions_are_of_one_thread
// EXPECT: core_cycles
// EXPECT: any_thread
// EXPECT: in_tx
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0, with::in_tx>, event_choice<core_cycles, 0, with::any_thread>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.in_tx()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.in_tx().any_thread()>;
#endif
static_assert(plan.size == 1);
