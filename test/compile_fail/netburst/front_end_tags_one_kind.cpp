// EXPECT: two choices tag different uops in the front end, which has one tag only
// RULE: front_end_tags_one_kind
// EXPECT: uop_type
// EXPECT-LEGAL: would_be_legal<without<asked<uop_type, 2, with::at_retirement>>, without<asked<uop_type, 4, with::at_retirement>>>
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto other = p4::metric::memory_loads.greater_than<1>();
#else
constexpr auto other = p4::metric::memory_stores;
#endif
static_assert(p4::plan<p4::metric::memory_loads, other>.size == 2);
