// EXPECT: two fields of a register overlap
// RULE: fields_do_not_overlap
// EXPECT: mode::level
// EXPECT: mode::speed
// EXPECT-LEGAL: would_be_legal<bits_between<5, 63>>
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
#ifdef CONTROL
    msr::field<5, 4> speed{};
#else
    msr::field<4, 4> speed{};
#endif
};
MSR_REGISTER(mode, enable, level, speed);

static_assert(msr::encode(mode{.enable = true}) == 1);
