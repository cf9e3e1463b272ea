// EXPECT: choices of namespace qos are for AMD: they stand only in a plan that begins with features of AMD, as qos::zen4
// RULE: choices_are_for_the_features
// EXPECT: rdt::features
// EXPECT: qos::class_choice
// EXPECT-LEGAL: none: the sentence shows one
#include <msr/amd/qos/plan.hpp>

namespace qos = msr::qos;
namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.l3(0xf);
#else
constexpr auto chosen = qos::class_of_service<1>.l3(0xf);
#endif
static_assert(msr::plan<rdt::broadwell_ep, chosen>.size == 0);
