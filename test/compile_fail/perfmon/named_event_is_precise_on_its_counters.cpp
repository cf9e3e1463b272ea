// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: mem_load_retired::l3_miss
// EXPECT: pmc5
// EXPECT-LEGAL: would_be_legal<pmc0, pmc1, pmc2, pmc3
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the events
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace spr = msr::events::sapphire_rapids;
constexpr auto misses = spr::mem_load_retired::l3_miss.sample_every<1009>().precise();

#ifdef CONTROL
constexpr auto chosen = misses.on(pm::pmc3);
#else
constexpr auto chosen = misses.on(pm::pmc5);
#endif
static_assert(msr::plan<pm::sapphire_rapids, chosen>.choices == 1);
