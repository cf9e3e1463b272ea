// EXPECT: this processor does not have that: see CPUID leaf 10H, or Fn8000_0020 of AMD
// RULE: resource_exists
// EXPECT: class_number<1>
// EXPECT: l2_masks
// EXPECT-LEGAL: none: nothing of that kind is
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf);
#else
constexpr auto chosen = rdt::class_of_service<1>.l2(0xf);
#endif
static_assert(msr::plan<rdt::broadwell_ep, chosen>.choices == 1);
