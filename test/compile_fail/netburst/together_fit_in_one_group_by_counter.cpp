// EXPECT: two choices claim the same counter
// RULE: counter_has_one_owner
// EXPECT: bpu_counter2
// EXPECT: itlb_reference
// EXPECT-LEGAL: would_be_legal<event_choice<itlb_reference, 2, bpu_counter0>, event_choice<itlb_reference, 2, bpu_counter1>, event_choice<itlb_reference, 2, bpu_counter3>>
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter2);
constexpr auto pages = p4::itlb_reference::miss.on(p4::bpu_counter2);
#ifdef CONTROL
static_assert(msr::schedule<misses, pages>.size == 2);
#else
static_assert(msr::schedule<msr::together(misses, pages)>.size == 2);
#endif
