// EXPECT: a reserved field cannot be given a value
// RULE: reserved_field_has_no_value
// EXPECT-LEGAL: none: it can only be left out
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::reserved<1, 63> reserved1{};
};
MSR_REGISTER(mode, enable, reserved1);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
static_assert(msr::encode(chosen) == 1);
#else
constexpr mode chosen{.enable = true, .reserved1 = 1};
#endif
