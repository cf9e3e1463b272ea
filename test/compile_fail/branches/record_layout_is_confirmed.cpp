// EXPECT: a single hint says how this processor lays out its branch records
// RULE: record_layout_is_confirmed
// EXPECT-LEGAL: none: unconfirmed()
// LINE-WITHIN(g++): 860, as g++ prints the target and the choice as values
#include <msr/branches.hpp>
#include <msr/intel/perfmon.hpp>

using msr::lbr::branches;

#ifdef CONTROL
constexpr const auto &records = msr::branch_records<msr::perfmon::yonah, branches.unconfirmed()>;
#else
constexpr const auto &records = msr::branch_records<msr::perfmon::yonah>;
#endif
static_assert(sizeof records > 0);
