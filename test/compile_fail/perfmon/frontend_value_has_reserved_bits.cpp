// EXPECT: this value has bits that are reserved on a processor of the plan
// RULE: value_fits
// EXPECT: frontend<8>
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<bits_of<with::frontend<8388375>>
// Bits 3, 7:5 and 63:23 of MSR_PEBS_FRONTEND are reserved: what is left is 7FFF17h.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::skylake, pm::frontend_retired.frontend<0x11>()>;
#else
constexpr auto plan = msr::plan<pm::skylake, pm::frontend_retired.frontend<0x08>()>;
#endif
static_assert(plan.size == 1);
