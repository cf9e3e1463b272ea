// EXPECT: mode
// EXPECT(g++): a read-only field cannot be given a value
// EXPECT(g++): mode::other
// EXPECT-LATER: read_only_field_has_no_value
// EXPECT-LATER: mode::other
// RULE: read_only_field_has_no_value
// EXPECT-LEGAL: none: it has no value to write
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::read_only<1, 2> other{};
};
MSR_REGISTER(mode, enable, other);

constexpr mode chosen() {
    mode result{.enable = true};
#ifndef CONTROL
    result.other.bits = 1;
#endif
    return result;
}
const auto value = msr::encode(chosen());
#ifdef CONTROL
static_assert(value == 1);
#endif
