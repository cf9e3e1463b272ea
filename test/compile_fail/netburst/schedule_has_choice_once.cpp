// EXPECT: this choice stands twice in the schedule and would be counted twice: leave one out, or keep each together(...) with the choice that it is compared with
// RULE: schedule_has_choice_once
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: as_the_sentence_says
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto size = msr::schedule<miss, miss.user()>.size;
#else
constexpr auto size = msr::schedule<miss, miss>.size;
#endif
static_assert(size == 2);
