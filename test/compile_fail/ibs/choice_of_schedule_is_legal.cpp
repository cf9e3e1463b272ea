// EXPECT: keeping only L3 misses needs Zen4IbsExtensions (CPUID Fn8000_001B EAX[11]), which the target does not have
// RULE: l3_miss_only_needs_zen4_extensions
// EXPECT: ibs::op, ibs::on_target::zen3
// EXPECT-LEGAL: would_be_legal<ibs::on_target::zen4, ibs::on_target::zen5>
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

constexpr auto misses = ibs::op_sampling.l3_miss_only();
#ifdef CONTROL
constexpr const auto &groups = msr::schedule<ibs::zen4, ibs::op_sampling, misses>;
#else
constexpr const auto &groups = msr::schedule<ibs::zen3, ibs::op_sampling, misses>;
#endif
static_assert(groups.size == 2);
