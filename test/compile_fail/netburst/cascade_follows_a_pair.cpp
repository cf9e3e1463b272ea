// EXPECT: no cascade leads from this counter to the one that counts
// RULE: cascade_follows_a_pair
// EXPECT: bpu_counter1
// EXPECT: bpu_counter0
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<with::cascaded_from<bpu_counter2>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto later = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter0);
constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter2);
#ifdef CONTROL
constexpr auto chosen = later.cascaded_from(p4::bpu_counter2);
#else
constexpr auto chosen = later.cascaded_from(p4::bpu_counter1);
#endif
static_assert(msr::plan<chosen, first>.size == 2);
