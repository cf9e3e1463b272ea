// EXPECT: this processor does not keep its records as a call stack
// RULE: call_stack_exists_on_target
// EXPECT-LEGAL: none: another processor
// LINE-WITHIN(g++): 910, as g++ prints the target and the choice as values
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records =
    msr::branch_records<msr::perfmon::haswell, branches.user().call_stack()>;
#else
constexpr const auto &records =
    msr::branch_records<msr::perfmon::sandy_bridge, branches.user().call_stack()>;
#endif
static_assert(sizeof records > 0);
