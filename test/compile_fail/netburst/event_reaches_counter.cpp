// EXPECT: illegal pairing: no ESCR of this event feeds this counter
// RULE: event_reaches_counter
// EXPECT: bsq_cache_reference
// EXPECT: iq_counter5
// EXPECT-LEGAL: would_be_legal<bpu_counter0, bpu_counter1, bpu_counter2, bpu_counter3>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto chosen = miss.on(p4::bpu_counter3);
#else
constexpr auto chosen = miss.on(p4::iq_counter5);
#endif
static_assert(msr::plan<chosen>.size == 1);
