// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// EXPECT: tor_occupancy::ia_miss_drd
// EXPECT: counter2
// RULE: event_reaches_counter
// EXPECT-LEGAL: counter0>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>

namespace uncore = msr::uncore;
namespace spr = msr::events::sapphire_rapids;

#ifdef CONTROL
constexpr auto occupancy = spr::cha::tor_occupancy::ia_miss_drd.on(uncore::counter0);
#else
constexpr auto occupancy = spr::cha::tor_occupancy::ia_miss_drd.on(uncore::counter2);
#endif
static_assert(msr::plan<uncore::sapphire_rapids, occupancy>.size == 1);
