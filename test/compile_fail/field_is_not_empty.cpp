// EXPECT: a field reaches beyond bit 63 of its register, or is empty
// RULE: field_lies_inside_register
// EXPECT: mode::speed
// EXPECT-LEGAL: would_be_legal<width_between<1, 63>>
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
#ifdef CONTROL
    msr::field<1, 1> speed{};
#else
    msr::field<1, 0> speed{};
#endif
};
MSR_REGISTER(mode, enable, speed);

static_assert(msr::encode(mode{.enable = true}) == 1);
