// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: load_latency_gt_4
// EXPECT: load_latency_gt_512
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 930, as g++ prints the target and the numbers of the events
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace loads = msr::events::sapphire_rapids::mem_trans_retired;
constexpr auto first = loads::load_latency_gt_4.user().sample_every<1009>().precise();

#ifdef CONTROL
constexpr auto second = loads::load_latency_gt_4.kernel().sample_every<1009>().precise();
#else
constexpr auto second = loads::load_latency_gt_512.kernel().sample_every<1009>().precise();
#endif
static_assert(msr::plan<pm::sapphire_rapids, first, second>.choices == 2);
