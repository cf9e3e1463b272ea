// EXPECT: this choice stands twice in the plan: ask for it by position
// RULE: choice_stands_once
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<value<0>, value<1>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto place = p4::plan<miss, miss.user()>.position(miss);
#else
constexpr auto place = p4::plan<miss, miss>.position(miss);
#endif
static_assert(place == 0);
