// EXPECT: this event counts what a filter or mask lets through
// EXPECT: tor_inserts::ia_miss
// RULE: filter_is_given
// EXPECT-LEGAL: none: the value is the question
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

#ifdef CONTROL
constexpr auto misses = skx::cha::tor_inserts::ia_miss.filter1<0x3b>();
#else
constexpr auto misses = skx::cha::tor_inserts::ia_miss;
#endif
static_assert(msr::plan<uncore::skylake_sp, misses>.size == 1);
