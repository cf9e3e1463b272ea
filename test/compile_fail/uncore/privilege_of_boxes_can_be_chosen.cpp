// EXPECT: these counters do not know user from kernel: they always count both
// EXPECT: clockticks
// RULE: privilege_can_be_chosen
// LINE-WITHIN(clang): 990, a row of a list stands before it
// EXPECT-LEGAL: clockticks
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

#ifdef CONTROL
static_assert(msr::plan<uncore::skylake_sp, skx::cha::clockticks>.size == 1);
#else
static_assert(msr::plan<uncore::skylake_sp, skx::cha::clockticks.user()>.size == 1);
#endif
