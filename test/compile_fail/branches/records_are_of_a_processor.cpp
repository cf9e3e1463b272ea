// EXPECT: which branch records there are is a matter of the processor
// RULE: records_are_of_a_processor
// EXPECT-LEGAL: none: a target that names a processor
// LINE-WITHIN(g++): 870, as g++ prints the target and the choice as values
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

#ifdef CONTROL
constexpr const auto &records = msr::branch_records<msr::perfmon::skylake>;
#else
constexpr const auto &records = msr::branch_records<msr::perfmon::perfmon4>;
#endif
static_assert(sizeof records > 0);
