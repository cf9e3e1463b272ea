// EXPECT: this plan does not count this choice
// RULE: choice_is_in_plan
// EXPECT: fetch
// EXPECT-LEGAL: would_be_legal<event_choice<ibs::op, 0>>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling>;

#ifdef CONTROL
static_assert(plan.position(ibs::op_sampling) == 0);
#else
static_assert(plan.position(ibs::fetch_sampling) == 0);
#endif
static_assert(plan.size == 1);
