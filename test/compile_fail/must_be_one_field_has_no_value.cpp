// EXPECT: a must-be-one field has only one value
// RULE: must_be_one_field_has_no_value
// EXPECT-LEGAL: would_be_legal<value<3>>
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::must_be_one<1, 2> ones{};
};
MSR_REGISTER(mode, enable, ones);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
static_assert(msr::encode(chosen) == 7);
#else
constexpr mode chosen{.enable = true, .ones = 2};
#endif
