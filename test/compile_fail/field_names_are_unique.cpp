// EXPECT: two fields of a register have the same name
// RULE: field_names_are_unique
// EXPECT: mode::level
// EXPECT-LEGAL: none: any other name
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
    msr::field<5, 4> speed{};
};
#ifdef CONTROL
MSR_REGISTER(mode, enable, level, speed);
#else
MSR_REGISTER(mode, enable, level, level);
#endif

static_assert(msr::encode(mode{.enable = true}) == 1);
