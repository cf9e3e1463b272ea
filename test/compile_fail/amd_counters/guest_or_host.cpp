// EXPECT: guest_only and host_only together count always
// EXPECT: retired_instructions
// RULE: guest_or_host
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: host_only>,
// EXPECT-LEGAL: guest_only>>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::fam15h, amd::retired_instructions.guest_only()>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::retired_instructions.guest_only().host_only()>.size != 0);
#endif
