// EXPECT: mode
// EXPECT(g++): a must-be-one field has only one value
// EXPECT(g++): mode::other
// EXPECT-LATER: must_be_one_field_has_no_value
// EXPECT-LATER: mode::other
// RULE: must_be_one_field_has_no_value
// EXPECT-LEGAL: would_be_legal<value<3>>
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::must_be_one<1, 2> other{};
};
MSR_REGISTER(mode, enable, other);

constexpr mode chosen() {
    mode result{.enable = true};
#ifndef CONTROL
    result.other.bits = 2;
#endif
    return result;
}
const auto value = msr::encode(chosen());
#ifdef CONTROL
static_assert(value == 7);
#endif
