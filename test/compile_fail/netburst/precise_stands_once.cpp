// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: front_end_event
// EXPECT-LEGAL: none: the qualifier once
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::front_end_event::nbogus.sample_every<1000>().precise();
#else
constexpr auto chosen = p4::front_end_event::nbogus.sample_every<1000>().precise().precise();
#endif
static_assert(chosen.as_request().how.precise);
