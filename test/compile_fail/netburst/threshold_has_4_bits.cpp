// EXPECT: a threshold must lie between 0 and 15
// RULE: threshold_has_4_bits
// EXPECT: uops_retired
// EXPECT: value<16
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.greater_than<15>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.greater_than<16>();
#endif
static_assert(msr::plan<chosen>.size == 1);
