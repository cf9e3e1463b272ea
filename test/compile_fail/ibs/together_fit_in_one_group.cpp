// EXPECT: these choices are to be counted together, but have no room in one group
// RULE: together_fit_in_one_group
// EXPECT: event_choice<ibs::op, 0>, event_choice<ibs::op, 0, ibs::with::period<8192>, ibs::with::dispatched_ops>
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

constexpr auto ops = ibs::op_sampling.period<8192>().dispatched_ops();
#ifdef CONTROL
constexpr const auto &groups =
    msr::schedule<ibs::zen4, msr::together(ibs::op_sampling, ibs::fetch_sampling), ops>;
#else
constexpr const auto &groups =
    msr::schedule<ibs::zen4, msr::together(ibs::op_sampling, ibs::fetch_sampling, ops)>;
#endif
static_assert(groups.size == 3);
