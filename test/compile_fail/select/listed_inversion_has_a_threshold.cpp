// EXPECT: the list inverts this event without a threshold, and so inverts nothing: choose a threshold of 1
// RULE: listed_inversion_has_a_threshold
// EXPECT: uops_executed::core_cycles_none
// EXPECT-LEGAL: with::compare_at_least<1>
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the events
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace hsw = msr::events::haswell;

#ifdef CONTROL
constexpr auto idle = hsw::uops_executed::core_cycles_none.cmask<1>();
#else
constexpr auto idle = hsw::uops_executed::core_cycles_none;
#endif
static_assert(msr::plan<pm::haswell, idle>.choices == 1);
