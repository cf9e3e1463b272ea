// EXPECT: a plan samples ops once and fetches once: there is one engine each
// RULE: engine_stands_once
// EXPECT: op
// EXPECT-LEGAL: none: one of the two has to go
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling, ibs::fetch_sampling>;
#else
constexpr const auto &plan = msr::plan<ibs::zen4, ibs::op_sampling, ibs::op_sampling>;
#endif
static_assert(plan.size == 2);
