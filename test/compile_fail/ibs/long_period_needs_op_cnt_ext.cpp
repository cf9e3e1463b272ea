// EXPECT: an op period above 1048560 (0xFFFF0) needs OpCntExt (CPUID Fn8000_001B EAX[6])
// RULE: long_period_needs_op_cnt_ext
// EXPECT: value<1048576
// EXPECT: family10h
// EXPECT-LEGAL: would_be_legal<value_between<144, 1048560>>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr auto ops = ibs::op_sampling.period<0x100000>();

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::family12h, ops>;
#else
constexpr const auto &plan = msr::plan<ibs::family10h, ops>;
#endif
static_assert(plan.size == 1);
