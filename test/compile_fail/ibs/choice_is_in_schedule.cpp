// EXPECT: this schedule does not count this choice
// RULE: choice_is_in_schedule
// EXPECT: event_choice<ibs::op, 0, ibs::with::period<4096>>
// EXPECT-LEGAL: would_be_legal<event_choice<ibs::op, 0>, event_choice<ibs::fetch, 0, ibs::with::random>>
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

constexpr const auto &groups =
    msr::schedule<ibs::zen4, ibs::op_sampling, ibs::fetch_sampling.random()>;

#ifdef CONTROL
constexpr auto place = groups.place_of(ibs::op_sampling);
#else
constexpr auto place = groups.place_of(ibs::op_sampling.period<4096>());
#endif
static_assert(place.group == 0);
