// EXPECT: a box has each filter once for all its counters
// EXPECT: tor_inserts::ia_miss_drd
// EXPECT: tor_inserts::ia_miss_rfo
// RULE: filter_has_one_value
// LINE-WITHIN(g++): 690, two rows of a list stand before it
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

#ifdef CONTROL
static_assert(msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd,
                        skx::cha::tor_occupancy::ia_miss_drd>.size == 2);
#else
static_assert(msr::plan<uncore::skylake_sp, skx::cha::tor_inserts::ia_miss_drd,
                        skx::cha::tor_inserts::ia_miss_rfo>.size == 2);
#endif
