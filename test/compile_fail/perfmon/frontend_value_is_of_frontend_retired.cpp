// EXPECT: a value for MSR_PEBS_FRONTEND filters frontend_retired and no other event
// RULE: frontend_value_is_of_frontend_retired
// EXPECT: llc_misses
// EXPECT: frontend<17
// EXPECT-LEGAL: would_be_legal<event_choice<llc_misses, 0>>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::skylake, pm::frontend_retired.frontend<0x11>()>;
#else
constexpr auto plan = msr::plan<pm::skylake, pm::llc_misses.frontend<0x11>()>;
#endif
static_assert(plan.size == 1);
