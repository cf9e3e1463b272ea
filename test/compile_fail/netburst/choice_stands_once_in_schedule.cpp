// EXPECT: this choice stands twice in the schedule: ask for it by position
// RULE: choice_stands_once_in_schedule
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<value<0>, value<1>>
// LINE-WITHIN(g++): 680, as g++ first prints the choices, or the template that tells the rule
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto place = p4::schedule<miss, miss.user()>.position(miss);
#else
constexpr auto place = p4::schedule<miss, miss>.position(miss);
#endif
static_assert(place == 0);
