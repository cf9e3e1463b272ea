// EXPECT: a reserved field cannot be given a value
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::reserved<1, 63> reserved1{};
};
MSR_REGISTER(mode, enable, reserved1);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
#else
constexpr mode chosen{.enable = true, .reserved1 = 1};
#endif
static_assert(msr::encode(chosen) == 1);
