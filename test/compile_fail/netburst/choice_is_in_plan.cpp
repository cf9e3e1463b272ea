// EXPECT: this plan does not count this choice
// RULE: choice_is_in_plan
// EXPECT: global_power_events
// EXPECT-LEGAL: would_be_legal<event_choice<bsq_cache_reference, 256>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
constexpr auto place = msr::plan<miss, cycles>.position(cycles);
static_assert(place == 1);
#else
constexpr auto place = msr::plan<miss>.position(cycles);
#endif
