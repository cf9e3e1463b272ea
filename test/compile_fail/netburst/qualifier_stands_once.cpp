// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: uops_retired
// EXPECT: iq_counter2
// EXPECT-LEGAL: none: either of the two by itself
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.on(p4::iq_counter2);
#else
constexpr auto chosen = p4::uops_retired::nbogus.on(p4::iq_counter0).on(p4::iq_counter2);
#endif
static_assert(chosen.as_request().how.counter >= 0);
