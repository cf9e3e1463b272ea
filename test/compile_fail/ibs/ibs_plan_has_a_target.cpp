// EXPECT: an IBS plan begins with its target, such as zen4: processors differ in fields and sequences
// RULE: ibs_plan_has_a_target
// EXPECT-LEGAL: none: any target would do
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling>;
#else
constexpr const auto &plan = msr::plan<ibs::op_sampling>;
#endif
static_assert(sizeof plan > 0);
