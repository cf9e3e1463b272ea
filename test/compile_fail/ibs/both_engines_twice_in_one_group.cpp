// EXPECT: these choices are to be counted together, but have no room in one group
// RULE: together_fit_in_one_group
// EXPECT: event_choice<ibs::op, 0>, event_choice<ibs::fetch, 0>, event_choice<ibs::op, 0>, event_choice<ibs::fetch, 0, ibs::with::random>
// EXPECT-LEGAL: none: leaving one out is not enough
#include <msr/amd/ibs/schedule.hpp>

namespace ibs = msr::ibs;

constexpr auto varied = ibs::fetch_sampling.random();
#ifdef CONTROL
constexpr const auto &groups =
    msr::schedule<ibs::zen4, msr::together(ibs::op_sampling, ibs::fetch_sampling),
                  msr::together(ibs::op_sampling, varied)>;
#else
constexpr const auto &groups =
    msr::schedule<ibs::zen4,
                  msr::together(ibs::op_sampling, ibs::fetch_sampling, ibs::op_sampling, varied)>;
#endif
static_assert(groups.size == 4);
