// EXPECT: precise sampling needs a sampling period
// EXPECT: precise_sampling_has_a_period::tell
// EXPECT: front_end_event
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::metric::memory_loads.precise().sample_every<1000>();
#else
constexpr auto chosen = p4::metric::memory_loads.precise();
#endif
static_assert(p4::plan<chosen>.size == 1);
