// EXPECT: a threshold must lie between 0 and 15
// RULE: threshold_has_4_bits
// EXPECT: uops_retired
// EXPECT: value<256
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
// LINE-WITHIN(g++): 640, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1070, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.at_most<0>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.at_most<256>();
#endif
static_assert(msr::plan<chosen>.size == 1);
