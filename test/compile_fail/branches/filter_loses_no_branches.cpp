// EXPECT: this processor loses calls unless jumps are recorded with them
// RULE: filter_loses_no_branches
// EXPECT-LEGAL: none: jumps()
// LINE-WITHIN(g++): 910, as g++ prints the target and the choice as values
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records =
    msr::branch_records<msr::perfmon::nehalem, branches.calls().jumps()>;
#else
constexpr const auto &records = msr::branch_records<msr::perfmon::nehalem, branches.calls()>;
#endif
static_assert(sizeof records > 0);
