// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: b2b_cycles
// EXPECT-LEGAL: none: the qualifier once
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::b2b_cycles::bit1.disputed();
#else
constexpr auto chosen = p4::b2b_cycles::bit1.disputed().disputed();
#endif
static_assert(chosen.as_request().how.disputed);
