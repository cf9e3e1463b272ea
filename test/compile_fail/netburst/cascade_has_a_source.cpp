// EXPECT: no choice and no counter that is set up starts this cascade
// RULE: cascade_has_a_source
// EXPECT: bpu_counter2
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<event_choice<bsq_cache_reference, 256, with::cascaded_from<bpu_counter3>>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto later = p4::bsq_cache_reference::rd_2ndl_miss.cascaded_from(p4::bpu_counter2);
#ifdef CONTROL
constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter2);
#else
constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter3);
#endif
static_assert(msr::plan<first, later>.size == 2);
