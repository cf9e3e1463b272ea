// EXPECT: a share of slots is a part of a count and cannot overflow: it is not sampled
// RULE: share_is_not_sampled
// EXPECT: topdown_mem_bound
// EXPECT: sapphire_rapids
// EXPECT-LEGAL: would_be_legal<event_choice<topdown_mem_bound, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_mem_bound>;
#else
constexpr const auto &plan =
    msr::plan<pm::sapphire_rapids, pm::topdown_mem_bound.sample_every<100000>()>;
#endif
static_assert(plan.size >= 1);
