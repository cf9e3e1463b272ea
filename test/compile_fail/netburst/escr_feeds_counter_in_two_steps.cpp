// EXPECT: illegal pairing: this ESCR does not feed this counter
// RULE: escr_feeds_counter
// EXPECT: bsq_cache_reference
// EXPECT: bsu_escr0
// EXPECT: bpu_counter2
// EXPECT-LEGAL: would_be_legal<bpu_counter0, bpu_counter1>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// A choice may name the ESCR alone or the counter alone, each in a step of its own: only the plan
// sees that the ESCR does not feed the counter.
constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bsu_escr0);
#ifdef CONTROL
constexpr auto chosen = miss.on(p4::bpu_counter1);
#else
constexpr auto chosen = miss.on(p4::bpu_counter2);
#endif
static_assert(msr::plan<chosen>.size == 1);
