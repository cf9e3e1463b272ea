// EXPECT: keeping only L3 misses needs Zen4IbsExtensions (CPUID Fn8000_001B EAX[11])
// RULE: l3_miss_only_needs_zen4_extensions
// EXPECT: op
// EXPECT: zen3
// EXPECT-LEGAL: would_be_legal<ibs::on_target::zen4, ibs::on_target::zen5>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling.l3_miss_only()>;
#else
constexpr const auto &plan = msr::plan<ibs::zen3, ibs::op_sampling.l3_miss_only()>;
#endif
static_assert(plan.size == 1);
