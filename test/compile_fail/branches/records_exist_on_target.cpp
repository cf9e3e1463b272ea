// EXPECT: this processor is not known to record branches
// RULE: records_exist_on_target
// EXPECT-LEGAL: none: another processor
// LINE-WITHIN(g++): 680, as g++ prints the target and the choice as values
#include <msr/amd/counters.hpp>
#include <msr/branches.hpp>

#ifdef CONTROL
constexpr const auto &records = msr::branch_records<msr::amd::zen4>;
#else
constexpr const auto &records = msr::branch_records<msr::amd::zen2>;
#endif
static_assert(sizeof records > 0);
