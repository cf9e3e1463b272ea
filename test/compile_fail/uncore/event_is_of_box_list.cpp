// EXPECT: this event is in the list of another processor than the plan is made for
// EXPECT: tor_inserts::ia_miss_drd
// RULE: event_is_of_processor
// EXPECT-LEGAL: sapphire_rapids>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>

namespace uncore = msr::uncore;
namespace spr = msr::events::sapphire_rapids;

#ifdef CONTROL
static_assert(msr::plan<uncore::sapphire_rapids, spr::cha::tor_inserts::ia_miss_drd>.size == 1);
#else
static_assert(msr::plan<uncore::skylake_sp, spr::cha::tor_inserts::ia_miss_drd>.size == 1);
#endif
