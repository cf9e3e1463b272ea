// EXPECT: two choices claim the same counter
// EXPECT: counter_has_one_owner::tell
// EXPECT: bpu_counter3
// EXPECT: bsq_cache_reference
// EXPECT: global_power_events
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter3);
#ifdef CONTROL
constexpr auto cycles = p4::global_power_events::running.on(p4::bpu_counter2);
#else
constexpr auto cycles = p4::global_power_events::running.on(p4::bpu_counter3);
#endif
static_assert(p4::plan<miss, cycles>.size == 2);
