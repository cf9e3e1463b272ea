// EXPECT: these choices start each other: their cascade never begins
// RULE: cascade_has_a_beginning
// EXPECT: itlb_reference
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<event_choice<itlb_reference, 2, with::overflow_after<100>, bpu_counter2>>
// LINE-WITHIN(clang): 1180, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter2);
constexpr auto later = p4::bsq_cache_reference::rd_2ndl_miss.overflow_after<100>()
                           .on(p4::bpu_counter0)
                           .cascaded_from(p4::bpu_counter2);
#ifdef CONTROL
constexpr auto chosen = first;
#else
constexpr auto chosen = first.cascaded_from(p4::bpu_counter0);
#endif
static_assert(msr::plan<chosen, later>.size == 2);
