// EXPECT: a plan begins with the features of its processors, as broadwell_ep, and goes on with choices, such as class_of_service<1>.l3(0xf)
// RULE: plan_is_of_features_and_choices
// EXPECT: class_choice
// EXPECT-LEGAL: none: the sentence shows one
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

constexpr auto chosen = rdt::class_of_service<1>.l3(0xf);
#ifdef CONTROL
static_assert(msr::plan<rdt::broadwell_ep, chosen>.size == 0);
#else
static_assert(msr::plan<chosen>.size == 0);
#endif
