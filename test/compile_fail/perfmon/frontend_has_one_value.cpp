// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: frontend_retired::l2_miss
// EXPECT: frontend_retired::itlb_miss
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 900, as g++ prints the target and the numbers of the events
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace spr = msr::events::sapphire_rapids;

#ifdef CONTROL // both choices need one value in MSR_PEBS_FRONTEND
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, spr::frontend_retired::l2_miss.user(),
                                       spr::frontend_retired::l2_miss.kernel()>;
#else
constexpr const auto &plan = msr::plan<pm::sapphire_rapids, spr::frontend_retired::l2_miss.user(),
                                       spr::frontend_retired::itlb_miss.kernel()>;
#endif
static_assert(plan.size == 2);
