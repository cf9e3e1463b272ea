// EXPECT: a value for MSR_OFFCORE_RSP filters offcore_response and no other event
// RULE: offcore_value_is_of_offcore_response
// EXPECT: llc_misses
// EXPECT: offcore<65537
// EXPECT-LEGAL: would_be_legal<event_choice<llc_misses, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::offcore_response.offcore<0x10001>()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::llc_misses.offcore<0x10001>()>;
#endif
static_assert(plan.size == 1);
