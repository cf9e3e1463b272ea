// EXPECT: these choices are to be counted together, but have no room in one group
// RULE: together_fit_in_one_group
// EXPECT: bsq_cache_reference, 256
// EXPECT: bsq_cache_reference, 1024
// EXPECT: bsq_cache_reference, 1
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1060, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto writes = p4::bsq_cache_reference::wr_2ndl_miss;
constexpr auto hits = p4::bsq_cache_reference::rd_2ndl_hits;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
static_assert(msr::schedule<msr::together(misses, cycles, writes), hits>.size == 4);
#else
static_assert(msr::schedule<msr::together(misses, cycles, writes, hits)>.size == 4);
#endif
