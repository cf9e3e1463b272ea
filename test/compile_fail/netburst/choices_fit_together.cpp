// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: bsq_cache_reference
// EXPECT: bsq_allocation
// EXPECT: bsq_active_entries
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto requests = p4::bsq_allocation::req_type0;
constexpr auto cycles = p4::global_power_events::running;
#ifdef CONTROL
static_assert(msr::plan<miss, requests, cycles>.size == 3);
#else
static_assert(msr::plan<miss, requests, cycles, p4::bsq_active_entries::req_type0>.size == 4);
#endif
