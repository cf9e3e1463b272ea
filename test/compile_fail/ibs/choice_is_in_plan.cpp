// EXPECT: this plan does not count this choice
// RULE: choice_is_in_plan
// EXPECT: fetch
// EXPECT-LEGAL: would_be_legal<ibs::asked<ibs::op>>
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

constexpr const auto &made = msr::plan<ibs::zen4, ibs::op_sampling>;

#ifdef CONTROL
static_assert(made.position(ibs::op_sampling) == 0);
#else
static_assert(made.position(ibs::fetch_sampling) == 0);
#endif
static_assert(made.size == 1);
