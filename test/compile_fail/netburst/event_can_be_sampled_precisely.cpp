// EXPECT: only front_end_event, execution_event and replay_event can be sampled precisely
// RULE: event_can_be_sampled_precisely
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<front_end_event, execution_event, replay_event>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::front_end_event::nbogus.sample_every<1000>().precise();
#else
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<1000>().precise();
#endif
static_assert(msr::plan<chosen>.size == 1);
