// EXPECT: this schedule does not count this choice
// RULE: choice_is_in_schedule
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<event_choice<bsq_cache_reference, 256, with::user>, event_choice<global_power_events, 1>>
// LINE-WITHIN(g++): 660, as g++ first prints the choices, or the template that tells the rule
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
constexpr auto place = msr::schedule<misses, cycles>.place_of(misses);
static_assert(place == msr::place{0, 0});
#else
constexpr auto place = msr::schedule<misses.user(), cycles>.place_of(misses);
#endif
