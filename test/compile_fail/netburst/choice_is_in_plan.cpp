// EXPECT: this plan does not count this choice
// EXPECT: choice_is_in_plan::tell
// EXPECT: global_power_events
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
constexpr auto place = p4::plan<miss, cycles>.position(cycles);
#else
constexpr auto place = p4::plan<miss>.position(cycles);
#endif
static_assert(place == 1);
