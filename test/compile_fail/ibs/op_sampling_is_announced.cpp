// EXPECT: op sampling needs OpSam (CPUID Fn8000_001B EAX[2]), which the target does not have
// RULE: op_sampling_is_announced
// EXPECT: op
// EXPECT: zen3
// EXPECT-LEGAL: would_be_legal<ibs::on_target::family10h,
// LINE-WITHIN(clang): 1160, as clang first prints the names and what would be legal
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

[[maybe_unused]] constexpr auto without_it = ibs::zen3.with_features(0x3fb);

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen3, ibs::op_sampling>;
#else
constexpr const auto &plan = msr::plan<without_it, ibs::op_sampling>;
#endif
static_assert(plan.size == 1);
