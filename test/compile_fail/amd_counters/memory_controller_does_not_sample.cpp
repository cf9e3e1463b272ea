// EXPECT: these counters cannot ask for an interrupt
// EXPECT: umc_cas_cmd
// RULE: counters_can_interrupt
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: umc_cas_cmd, 1
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen4, amd::umc_cas_cmd::rd>.size != 0);
#else
static_assert(msr::plan<amd::zen4, amd::umc_cas_cmd::rd.sample_every<1000>()>.size != 0);
#endif
