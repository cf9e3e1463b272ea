// EXPECT: these choices compete for too few counters: no assignment of them exists
// EXPECT: tor_occupancy::ia_miss_drd
// EXPECT: tor_occupancy::ia_miss_rfo
// RULE: choices_fit_together
// LINE-WITHIN(g++): 720, two rows of a list stand before it
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>

namespace uncore = msr::uncore;
namespace spr = msr::events::sapphire_rapids;

#ifdef CONTROL
static_assert(msr::plan<uncore::sapphire_rapids, spr::cha::tor_occupancy::ia_miss_drd,
                        spr::cha::tor_inserts::ia_miss_rfo>.size == 2);
#else
static_assert(msr::plan<uncore::sapphire_rapids, spr::cha::tor_occupancy::ia_miss_drd,
                        spr::cha::tor_occupancy::ia_miss_rfo>.size == 2);
#endif
