// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// EXPECT: perf_ctr0
// RULE: event_reaches_counter
// FLAGS: -ffreestanding -fno-exceptions -fno-rtti -fno-delete-null-pointer-checks
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: perf_ctr3>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::fam15h, amd::raw<0x003, 0x0f>.on(amd::perf_ctr3)>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::raw<0x003, 0x0f>.on(amd::perf_ctr0)>.size != 0);
#endif
