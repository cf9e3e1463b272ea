// EXPECT: this qualifier does not exist on every processor of the plan
// EXPECT: clockticks
// RULE: qualifier_exists_on_target
// LINE-WITHIN(clang): 990, a row of a list stands before it
// EXPECT-LEGAL: clockticks
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

#ifdef CONTROL
constexpr auto clocks = skx::iio::clockticks.ch_mask<0x01>();
#else
constexpr auto clocks = skx::cha::clockticks.ch_mask<0x01>();
#endif
static_assert(msr::plan<uncore::skylake_sp, clocks>.size == 1);
