// EXPECT: a plan begins with the features of its processors, as broadwell_ep, and goes on with choices
// RULE: plan_is_of_features_and_choices
// EXPECT: class_choice
// EXPECT-LEGAL: none: any features, then any choices
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto narrow = rdt::class_of_service<1>.l3(0xf);
constexpr auto wide = rdt::class_of_service<1>.l3(0xff);
#ifdef CONTROL
static_assert(msr::schedule<rdt::broadwell_ep, narrow, wide>.size == 0);
#else
static_assert(msr::schedule<narrow, wide>.size == 0);
#endif
