// EXPECT: only choices can be counted together
// RULE: together_takes_choices
// EXPECT-LEGAL: none: any choices
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto set = msr::together(misses, misses.user());
#else
constexpr auto set = msr::together(misses, p4::bpu_counter0);
#endif
#ifdef CONTROL
static_assert(msr::schedule<set>.size == 2);
#endif
