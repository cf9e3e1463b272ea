// EXPECT: this processor has no such class of service
// RULE: class_exists
// EXPECT: class_number<99>
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
// LINE-WITHIN(g++): 930, as g++ prints features and choices as values
#include <msr/rdt/schedule.hpp>

namespace rdt = msr::rdt;

constexpr auto narrow = rdt::class_of_service<1>.l3(0xf);
constexpr auto wide = rdt::class_of_service<1>.l3(0xff);
#ifdef CONTROL
constexpr auto common = rdt::class_of_service<9>.l3(0xf);
#else
constexpr auto common = rdt::class_of_service<99>.l3(0xf);
#endif
static_assert(msr::schedule<rdt::broadwell_ep, msr::in_each_group(common), narrow, wide>.size == 0);
