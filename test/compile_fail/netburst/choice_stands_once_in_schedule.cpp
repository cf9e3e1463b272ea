// EXPECT: this choice stands twice in the schedule: ask for it by position
// RULE: choice_stands_once_in_schedule
// EXPECT: global_power_events
// EXPECT-LEGAL: would_be_legal<value<1>, value<3>>
// LINE-WITHIN(g++): 780, as g++ first prints the choices, or the template that tells the rule
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto uops = p4::uops_retired::nbogus;
constexpr auto clocks = p4::global_power_events::running;
constexpr auto schedule = msr::schedule<msr::together(miss, clocks), msr::together(uops, clocks)>;
#ifdef CONTROL
constexpr auto place = schedule.position(uops);
#else
constexpr auto place = schedule.position(clocks);
#endif
static_assert(place < 4);
