// EXPECT: only IQ_COUNTER4 samples precisely, for logical processor 1 IQ_COUNTER5
// RULE: precise_sampling_is_on_iq_counter4
// EXPECT: front_end_event
// EXPECT: iq_counter0
// EXPECT-LEGAL: would_be_legal<iq_counter4>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto loads = p4::metric::memory_loads.sample_every<1000>().precise();
#ifdef CONTROL
constexpr auto chosen = loads.on(p4::iq_counter4);
#else
constexpr auto chosen = loads.on(p4::iq_counter0);
#endif
static_assert(msr::plan<chosen>.size == 1);
