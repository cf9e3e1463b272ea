// EXPECT: these counters do not know user from kernel
// EXPECT: umc_cas_cmd
// RULE: privilege_can_be_chosen
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: umc_cas_cmd, 1
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen4, amd::umc_cas_cmd::rd>.size != 0);
#else
static_assert(msr::plan<amd::zen4, amd::umc_cas_cmd::rd.user()>.size != 0);
#endif
