// EXPECT: precise sampling needs a sampling period
// RULE: precise_sampling_has_a_period
// EXPECT: front_end_event
// EXPECT-LEGAL: would_be_legal<sample_every_between<10, 1099511627775>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::metric::memory_loads.precise().sample_every<1000>();
#else
constexpr auto chosen = p4::metric::memory_loads.precise();
#endif
static_assert(msr::plan<chosen>.size == 1);
