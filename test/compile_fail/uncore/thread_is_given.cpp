// EXPECT: tid_en counts for the thread that filter0 names
// EXPECT: clockticks
// RULE: thread_is_given
// EXPECT-LEGAL: clockticks
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>

namespace uncore = msr::uncore;
namespace skx = msr::events::skylake_sp;

#ifdef CONTROL
constexpr auto clocks = skx::cha::clockticks.tid_en().filter0<0x05>();
#else
constexpr auto clocks = skx::cha::clockticks.tid_en();
#endif
static_assert(msr::plan<uncore::skylake_sp, clocks>.size == 1);
