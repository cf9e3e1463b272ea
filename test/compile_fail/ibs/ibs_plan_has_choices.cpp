// EXPECT: an IBS plan is made of op_sampling, fetch_sampling or both, after its target
// RULE: ibs_plan_has_choices
// EXPECT-LEGAL: none: what is to be sampled is not known
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling>;
#else
constexpr const auto &plan = msr::plan<ibs::zen4>;
#endif
static_assert(sizeof plan > 0);
