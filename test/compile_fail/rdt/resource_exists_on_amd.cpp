// EXPECT: this processor does not have that: see CPUID leaf 10H, or Fn8000_0020 of AMD
// RULE: resource_exists
// EXPECT: class_number<1>, rdt::bandwidth_delays
// EXPECT-LEGAL: none: other processors have it
// LINE-WITHIN(g++): 660, as g++ prints features and choices as values
#include <msr/amd/qos/plan.hpp>

namespace qos = msr::qos;
namespace rdt = msr::rdt;

/// A plan for AMD can set cache masks, which both vendors have; delays are only Intel's.
#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf);
#else
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf).delay(10);
#endif
static_assert(msr::plan<qos::zen4.with(rdt::broadwell_ep), chosen>.size == 0);
