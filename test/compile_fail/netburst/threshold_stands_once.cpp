// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: uops_retired
// EXPECT-LEGAL: none: either of the two by itself
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.complement().greater_than<5>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.greater_than<0>().greater_than<5>();
#endif
static_assert(chosen.as_request().how.threshold == 5);
