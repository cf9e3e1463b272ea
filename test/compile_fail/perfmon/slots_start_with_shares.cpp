// EXPECT: shares of slots have fixed counter 3: slots beside them are not sampled and of the same privilege levels, or on a general counter
// RULE: slots_start_with_shares
// EXPECT: topdown_retiring
// EXPECT: topdown_slots
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::plan<pm::ice_lake, pm::topdown_retiring,
                                       pm::topdown_slots.sample_every<100000>().on(pm::pmc0)>;
#else
constexpr const auto &plan =
    msr::plan<pm::ice_lake, pm::topdown_retiring, pm::topdown_slots.sample_every<100000>()>;
#endif
static_assert(plan.size >= 1);
