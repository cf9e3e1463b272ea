// EXPECT: the features of a processor do not fit the registers: masks have 1 to 32 bits, classes are as many as the mask registers, RMIDs have 10 bits, counts 62
// RULE: features_are_possible
// EXPECT: features::l3>
// EXPECT-LEGAL: none: the sentence has the limits
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr rdt::features features{.l3 = {.mask_length = 32, .classes = 16}};
#else
constexpr rdt::features features{.l3 = {.mask_length = 33, .classes = 16}};
#endif
static_assert(msr::plan<features, rdt::class_of_service<1>.l3(0xf)>.choices == 1);
