// EXPECT: shares of slots are parts of one count: all of a plan are of the same privilege levels
// RULE: shares_have_same_levels
// EXPECT: topdown_retiring
// EXPECT: topdown_frontend_bound
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan =
    msr::plan<pm::ice_lake, pm::topdown_retiring.user(), pm::topdown_fe_bound.user()>;
#else
constexpr const auto &plan =
    msr::plan<pm::ice_lake, pm::topdown_retiring.user(), pm::topdown_fe_bound>;
#endif
static_assert(plan.size >= 1);
