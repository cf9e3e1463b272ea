// EXPECT: the choice that starts a cascade says nothing of when its counter overflows
// RULE: cascade_source_overflows
// EXPECT: itlb_reference
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<overflow_after_between<1, 1099511627775>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto later = p4::bsq_cache_reference::rd_2ndl_miss.cascaded_from(p4::bpu_counter2);
#ifdef CONTROL
constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter2);
#else
constexpr auto first = p4::itlb_reference::miss.on(p4::bpu_counter2);
#endif
static_assert(msr::plan<first, later>.size == 2);
