// EXPECT: a load latency filter does not work alone on Zen 5: it needs l3_miss_only (erratum 1606)
// RULE: load_latency_needs_l3_miss_only
// EXPECT: op
// EXPECT: zen5
// EXPECT-LEGAL: would_be_legal<ibs::with::l3_miss_only>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr auto slow = ibs::op_sampling.load_latency<256>();

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen5, slow.l3_miss_only()>;
#else
constexpr const auto &plan = msr::plan<ibs::zen5, slow>;
#endif
static_assert(plan.size == 1);
