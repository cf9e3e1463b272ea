// EXPECT: two choices claim the same counter
// RULE: counter_has_one_owner
// EXPECT: bpu_counter3
// EXPECT: bsq_cache_reference
// EXPECT: global_power_events
// EXPECT-LEGAL: would_be_legal<event_choice<global_power_events, 1, bpu_counter0>, event_choice<global_power_events, 1, bpu_counter1>, event_choice<global_power_events, 1, bpu_counter2>>
// FLAGS: -fsanitize=undefined
// LINE-WITHIN(clang): 1090, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bpu_counter3);
#ifdef CONTROL
constexpr auto cycles = p4::global_power_events::running.on(p4::bpu_counter2);
#else
constexpr auto cycles = p4::global_power_events::running.on(p4::bpu_counter3);
#endif
static_assert(msr::plan<miss, cycles>.size == 2);
