// EXPECT: a counter overflows after 1 to 2^40 - 1 events
// RULE: overflow_is_in_range
// EXPECT: uops_retired
// EXPECT: value<0
// EXPECT-LEGAL: would_be_legal<value_between<1, 1099511627775>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.overflow_after<1>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.overflow_after<0>();
#endif
static_assert(msr::plan<chosen>.size == 1);
