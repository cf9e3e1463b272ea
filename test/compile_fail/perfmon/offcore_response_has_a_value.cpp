// EXPECT: offcore_response counts what MSR_OFFCORE_RSP says: it needs a value for it
// RULE: offcore_response_has_a_value
// EXPECT: offcore_response
// EXPECT: haswell
// EXPECT-LEGAL: none: any value could be meant
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::offcore_response.offcore<0x10001>()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::offcore_response>;
#endif
static_assert(plan.size == 1);
