// EXPECT: a share of slots knows privilege levels only: no edge, inversion, threshold or other filter goes with it
// RULE: share_has_no_filter
// EXPECT: topdown_retiring
// EXPECT: sapphire_rapids
// EXPECT-LEGAL: would_be_legal<event_choice<topdown_retiring, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_retiring>;
#else
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_retiring.cmask<2>()>;
#endif
static_assert(plan.size >= 1);
