// EXPECT: the bits of a capacity mask lie in one run, unless CPUID allows others
// RULE: capacity_is_one_run
// EXPECT: class_number<1>
// EXPECT: capacity<bits_between<0, 3>, bits_between<6, 6>>
// EXPECT-LEGAL: capacity<bits_between<0, 6>>,
// EXPECT-LEGAL: capacity<bits_between<0, 3>>>
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0x7f);
#else
constexpr auto chosen = rdt::class_of_service<1>.l3(0x4f);
#endif
static_assert(msr::plan<rdt::broadwell_ep, chosen>.choices == 1);
