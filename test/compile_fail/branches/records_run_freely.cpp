// EXPECT: this processor records branches only for samples of a counter
// RULE: records_run_freely
// EXPECT-LEGAL: none: another processor
// LINE-WITHIN(g++): 690, as g++ prints the target and the choice as values
#include <msr/amd/counters.hpp>
#include <msr/branches.hpp>

#ifdef CONTROL
constexpr const auto &records = msr::branch_records<msr::amd::zen5>;
#else
constexpr const auto &records = msr::branch_records<msr::amd::zen3>;
#endif
static_assert(sizeof records > 0);
