// EXPECT: a capacity mask has at least as many bits as this processor needs, one or more
// RULE: capacity_has_minimum
// EXPECT: class_number<1>
// EXPECT: capacity<bits_between<4, 4>>
// EXPECT-LEGAL: capacity<bits_between<4, 5>>>
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0x30);
#else
constexpr auto chosen = rdt::class_of_service<1>.l3(0x10);
#endif
static_assert(msr::plan<rdt::haswell_ep, chosen>.choices == 1);
