// EXPECT: this processor has no filter for these branches
// RULE: branch_filter_exists_on_target
// EXPECT: branch_filter::far_branch
// EXPECT-LEGAL: would_be_legal<value<lbr::branch_filter::kernel>
// LINE-WITHIN(g++): 920, as g++ prints the target and the choice as values
// LINE-WITHIN(clang): 1180, as clang lists the filters of the processor first
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records =
    msr::branch_records<msr::perfmon::alder_lake, branches.other_branches()>;
#else
constexpr const auto &records =
    msr::branch_records<msr::perfmon::alder_lake, branches.far_branches()>;
#endif
static_assert(sizeof records > 0);
