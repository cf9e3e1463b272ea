// EXPECT: a plan is made of choices of one PMU, after its target
// EXPECT: zen5::ex_ret_instr
// EXPECT: skylake
// RULE: plan_is_of_choices
// EXPECT-LEGAL: none: any choice of Intel's
// LINE-WITHIN(g++): 650, it tells the target and the row of the event first
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen5.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>

namespace perfmon = msr::perfmon;

#ifdef CONTROL
static_assert(msr::plan<perfmon::skylake, msr::events::skylake::inst_retired::any>.size);
#else
constexpr auto plan = msr::plan<perfmon::skylake, msr::events::zen5::ex_ret_instr>;
#endif
