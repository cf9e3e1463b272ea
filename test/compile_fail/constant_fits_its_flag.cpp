// EXPECT: value_does_not_fit_its_field
// EXPECT: mode::enable
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

#ifdef CONTROL
constexpr auto value = msr::encode(mode{.enable = 1, .level = 15});
#else
constexpr auto value = msr::encode(mode{.enable = 2, .level = 15});
#endif
static_assert(value == 0x1f);
