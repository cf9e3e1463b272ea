// EXPECT: two choices of a plan set the same register: a class has one choice, and a logical processor one association
// RULE: register_has_one_value
// EXPECT: associated<1, 0>
// EXPECT: associated<2, 5>
// EXPECT-LEGAL: none: either may be meant
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

constexpr auto first = rdt::association{.class_of_service = 1};
constexpr auto second = rdt::association{.class_of_service = 2, .rmid = 5};
constexpr auto features = rdt::broadwell_ep.monitored(64, 32768);
#ifdef CONTROL
static_assert(msr::plan<features, first>.choices == 1);
static_assert(msr::plan<features, second>.choices == 1);
#else
static_assert(msr::plan<features, first, second>.choices == 2);
#endif
