// EXPECT: counting dispatched ops needs OpCnt (CPUID Fn8000_001B EAX[4]), which the target does not have
// RULE: dispatched_ops_need_op_cnt
// EXPECT: op
// EXPECT: family10h
// EXPECT-LEGAL: would_be_legal<ibs::on_target::family10h,
// LINE-WITHIN(clang): 1170, as clang first prints the names and what would be legal
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

// Model 02h of family 10h does not have CPUID leaf 8000_001Bh.
constexpr auto ops = ibs::op_sampling.dispatched_ops();

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::family10h.on_model(4), ops>;
#else
constexpr const auto &plan = msr::plan<ibs::family10h.on_model(2), ops>;
#endif
static_assert(plan.size == 1);
