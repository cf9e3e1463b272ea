// EXPECT: this choice stands twice in the schedule: ask for it by position
// RULE: choice_stands_once_in_schedule
// EXPECT: event_choice<ibs::op, 0>
// EXPECT-LEGAL: would_be_legal<value<0>, value<2>>
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

constexpr const auto &groups =
    msr::schedule<ibs::zen4, ibs::op_sampling, ibs::fetch_sampling, ibs::op_sampling>;

#ifdef CONTROL
static_assert(groups.place_of(2) == msr::place{1, 0});
#else
static_assert(groups.place_of(ibs::op_sampling) == msr::place{0, 0});
#endif
