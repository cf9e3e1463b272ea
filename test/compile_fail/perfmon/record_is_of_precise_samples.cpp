// EXPECT: the groups of a record are those of precise samples: the choice needs precise
// RULE: record_is_of_precise_samples
// EXPECT: core_cycles
// EXPECT: record<1
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0, with::precise, with::record<1>, with::sample_every<1000>>, event_choice<core_cycles, 0, with::sample_every<1000>>>
// LINE-WITHIN(clang): 1060, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::ice_lake, pm::core_cycles.sample_every<1000>().precise().record<1>()>;
#else
constexpr auto plan = msr::plan<pm::ice_lake, pm::core_cycles.sample_every<1000>().record<1>()>;
#endif
static_assert(plan.size == 1);
