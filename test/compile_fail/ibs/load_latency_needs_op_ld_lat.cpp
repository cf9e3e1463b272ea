// EXPECT: a load latency filter needs OpLdLat (CPUID Fn8000_001B EAX[12]), which the target does not have
// RULE: load_latency_needs_op_ld_lat
// EXPECT: op
// EXPECT: zen4
// EXPECT-LEGAL: would_be_legal<ibs::on_target::zen5>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr auto slow = ibs::op_sampling.l3_miss_only().load_latency<256>();

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen5, slow>;
#else
constexpr const auto &plan = msr::plan<ibs::zen4, slow>;
#endif
static_assert(plan.size == 1);
