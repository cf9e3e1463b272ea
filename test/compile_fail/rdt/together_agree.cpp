// EXPECT: a cache divides code and data for every class of a plan, each with both masks, or for none
// RULE: code_and_data_stand_together
// EXPECT: class_number<2>
// EXPECT-LEGAL: none: either may be meant
// LINE-WITHIN(g++): 950, as g++ prints features and choices as values
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto divided = rdt::class_of_service<1>.l3_code(0xf).l3_data(0xf0);
constexpr auto whole = rdt::class_of_service<2>.l3(0xf);
#ifdef CONTROL
constexpr const auto &groups = msr::schedule<rdt::broadwell_ep, divided, whole>;
#else
constexpr const auto &groups = msr::schedule<rdt::broadwell_ep, msr::together(divided, whole)>;
#endif
static_assert(groups.size == 0);
