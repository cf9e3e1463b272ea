// EXPECT: two choices claim the same ESCR with different values
// RULE: escr_has_one_value
// EXPECT: bsu_escr0
// EXPECT: bsq_cache_reference
// EXPECT: bsq_allocation
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto requests = p4::bsq_allocation::req_type0.on(p4::bsu_escr0);
#ifdef CONTROL
constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bsu_escr1);
#else
constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bsu_escr0);
#endif
static_assert(msr::plan<miss, requests>.size == 2);
