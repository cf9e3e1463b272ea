// EXPECT: this choice stands twice in the plan and would take two counters: leave one out, or give each a counter of its own with on(...)
// RULE: choice_stands_once
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: as_the_sentence_says
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto size = msr::plan<miss.on(p4::bpu_counter0), miss.on(p4::bpu_counter2)>.size;
#else
constexpr auto size = msr::plan<miss, miss>.size;
#endif
static_assert(size == 2);
