// EXPECT: frontend_retired counts what MSR_PEBS_FRONTEND says: it needs a value for it
// RULE: frontend_retired_has_a_value
// EXPECT: frontend_retired
// EXPECT: skylake
// EXPECT-LEGAL: none: any value could be meant
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::skylake, pm::frontend_retired.frontend<0x11>()>;
#else
constexpr auto plan = msr::plan<pm::skylake, pm::frontend_retired>;
#endif
static_assert(plan.size == 1);
