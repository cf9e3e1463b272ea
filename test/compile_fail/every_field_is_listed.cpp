// EXPECT: a member of this register is not listed among its fields
// RULE: every_field_is_listed
// EXPECT: mode
// EXPECT-LEGAL: none: which member is missing cannot be found out
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
#ifdef CONTROL
MSR_REGISTER(mode, enable, level);
#else
MSR_REGISTER(mode, enable);
#endif

static_assert(msr::encode(mode{.enable = true}) == 1);
