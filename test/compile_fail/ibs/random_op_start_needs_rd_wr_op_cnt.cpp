// EXPECT: a random start of the op count needs RdWrOpCnt (CPUID Fn8000_001B EAX[3])
// RULE: random_op_start_needs_rd_wr_op_cnt
// EXPECT: op
// EXPECT: family10h
// EXPECT-LEGAL: would_be_legal<ibs::on_target::family10h,
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::family10h.on_model(4), ibs::op_sampling.random()>;
#else
constexpr const auto &plan = msr::plan<ibs::family10h.on_model(2), ibs::op_sampling.random()>;
#endif
static_assert(plan.size == 1);
