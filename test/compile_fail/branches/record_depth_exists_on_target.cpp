// EXPECT: this processor does not keep this number of records
// RULE: record_depth_exists_on_target
// EXPECT: 17
// EXPECT-LEGAL: would_be_legal<value_between<1, 16>>
// LINE-WITHIN(g++): 740, as g++ prints the target and the choice as values
#include <msr/amd/counters.hpp>
#include <msr/branches.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records = msr::branch_records<msr::amd::zen4, branches.depth(16)>;
#else
constexpr const auto &records = msr::branch_records<msr::amd::zen4, branches.depth(17)>;
#endif
static_assert(sizeof records > 0);
