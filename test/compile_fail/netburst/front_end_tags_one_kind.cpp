// EXPECT: two choices tag different uops in the front end, which has one tag only
// RULE: front_end_tags_one_kind
// EXPECT: uop_type
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto other = p4::metric::memory_loads.greater_than<1>();
#else
constexpr auto other = p4::metric::memory_stores;
#endif
static_assert(msr::plan<p4::metric::memory_loads, other>.size == 2);
