// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: pmc4
// EXPECT-LEGAL: would_be_legal<pmc0
// LINE-WITHIN(g++): 670, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

constexpr auto alone = pm::broadwell.with(pm::hyper_threading::off);
#ifdef CONTROL
static_assert(msr::plan<alone, pm::raw<0xa1, 0x01>.on(pm::pmc4)>.size == 1);
#else
static_assert(msr::plan<alone, pm::raw<0xa1, 0x01>.user().on(pm::pmc4)>.size == 1);
#endif
