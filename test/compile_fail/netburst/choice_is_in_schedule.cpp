// EXPECT: this schedule does not count this choice
// EXPECT: choice_is_in_schedule::tell
// EXPECT: bsq_cache_reference
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
constexpr auto place = p4::schedule<misses, cycles>.place_of(misses);
#else
constexpr auto place = p4::schedule<misses.user(), cycles>.place_of(misses);
#endif
static_assert(place == p4::place{0, 0});
