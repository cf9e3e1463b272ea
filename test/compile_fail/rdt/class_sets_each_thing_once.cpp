// EXPECT: a class of service sets something, and nothing twice: the later value would be lost
// RULE: class_sets_each_thing_once
// EXPECT: class_number<1>
// EXPECT-LEGAL: none: what was meant is not known
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf);
#else
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf).l3(0xf0);
#endif
static_assert(msr::plan<rdt::broadwell_ep, chosen>.choices == 1);
