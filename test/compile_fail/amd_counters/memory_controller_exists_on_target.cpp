// EXPECT: this event does not exist on every processor of the plan
// EXPECT: umc_cas_cmd
// EXPECT: zen3
// RULE: event_exists_on_target
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: zen4,
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen4, amd::umc_cas_cmd::rd>.size != 0);
#else
static_assert(msr::plan<amd::zen3, amd::umc_cas_cmd::rd>.size != 0);
#endif
