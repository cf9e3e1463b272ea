// EXPECT: the plan has settings of controls and nothing to count
// RULE: controlled_plan_counts
// EXPECT-LEGAL: none: the sentence says what holds settings alone
// LINE-WITHIN(g++): 630, as g++ prints the target and the settings as values
#include <msr/controls.hpp>
#include <msr/intel/perfmon.hpp>

using msr::controls::l2_stream;

#ifdef CONTROL
constexpr const auto &plan =
    msr::plan<msr::perfmon::skylake, msr::perfmon::instructions_retired, l2_stream::off>;
#else
constexpr const auto &plan = msr::plan<msr::perfmon::skylake, l2_stream::off>;
#endif
static_assert(sizeof plan > 0);
