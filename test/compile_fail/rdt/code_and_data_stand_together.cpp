// EXPECT: a cache divides code and data for every class of a plan, each with both masks, or for none
// RULE: code_and_data_stand_together
// EXPECT: class_number<2>
// EXPECT-LEGAL: none: the sentence says what is missing
// LINE-WITHIN(g++): 640, as g++ prints features and choices as values
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<2>.l3_code(0xf0).l3_data(0xf0);
#else
constexpr auto chosen = rdt::class_of_service<2>.l3(0xf0);
#endif
static_assert(
    msr::plan<rdt::broadwell_ep, chosen, rdt::class_of_service<1>.l3_code(0xf).l3_data(0xf)>.choices ==
    2);
