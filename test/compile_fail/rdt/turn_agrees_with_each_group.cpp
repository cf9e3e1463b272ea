// EXPECT: two choices of a plan set the same register: a class has one choice, and a logical processor one association
// RULE: register_has_one_value
// EXPECT: associated<1, 0>
// EXPECT: associated<2, 5>
// EXPECT-LEGAL: none: either may be meant
// LINE-WITHIN(g++): 740, as g++ prints features and choices as values
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto common = rdt::association{.class_of_service = 1};
constexpr auto monitored = rdt::association{.class_of_service = 2, .rmid = 5};
constexpr auto features = rdt::broadwell_ep.monitored(64, 32768);
#ifdef CONTROL
constexpr const auto &groups = msr::schedule<features, common, monitored>;
#else
constexpr const auto &groups = msr::schedule<features, msr::in_each_group(common), monitored>;
#endif
static_assert(groups.size == 0);
