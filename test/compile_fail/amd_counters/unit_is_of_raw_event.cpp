// EXPECT: a named event has its unit already
// EXPECT: retired_instructions
// RULE: unit_is_of_raw_event
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: retired_instructions, 0>>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen2, amd::retired_instructions>.size != 0);
#else
static_assert(msr::plan<amd::zen2, amd::retired_instructions.l3()>.size != 0);
#endif
