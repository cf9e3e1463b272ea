// EXPECT: sampled precisely, replay_event needs a replay metric: the plan sets IA32_PEBS_ENABLE
// RULE: precise_replay_needs_a_metric
// EXPECT: replay_event
// EXPECT-LEGAL: none: the metrics are variables, not types
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::metric::dtlb_load_miss_retired.sample_every<1000>().precise();
#else
constexpr auto chosen = p4::replay_event::nbogus.sample_every<1000>().precise();
#endif
static_assert(msr::plan<chosen>.size == 1);
