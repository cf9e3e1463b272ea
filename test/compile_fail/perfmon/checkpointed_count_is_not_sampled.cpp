// EXPECT: a count that aborts take back cannot be sampled: its interrupt would abort and repeat
// RULE: checkpointed_count_is_not_sampled
// EXPECT: core_cycles
// EXPECT: in_tx_checkpointed
// EXPECT: sample_every<1000
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0, with::in_tx_checkpointed>, event_choice<core_cycles, 0, with::sample_every<1000>>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::core_cycles.in_tx().sample_every<1000>()>;
#else
constexpr auto plan =
    msr::plan<pm::haswell, pm::core_cycles.in_tx_checkpointed().sample_every<1000>()>;
#endif
static_assert(plan.size == 1);
