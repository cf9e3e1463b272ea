// EXPECT: this plan does not sample this choice
// RULE: sampled_choice_is_in_plan
// EXPECT: fetch
// EXPECT-LEGAL: none: the choices stand in the plan
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr const auto &made = ibs::plan<ibs::on<ibs::zen4>, ibs::op_sampling>;

#ifdef CONTROL
static_assert(made.position(ibs::op_sampling) == 0);
#else
static_assert(made.position(ibs::fetch_sampling) == 0);
#endif
static_assert(made.size == 1);
