// EXPECT: a call stack is that of user code or that of the kernel
// RULE: call_stack_has_one_level
// EXPECT-LEGAL: none: user() or kernel()
// LINE-WITHIN(g++): 930, as g++ prints the target and the choice as values
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records =
    msr::branch_records<msr::perfmon::haswell, branches.kernel().call_stack()>;
#else
constexpr const auto &records = msr::branch_records<msr::perfmon::haswell, branches.call_stack()>;
#endif
static_assert(sizeof records > 0);
