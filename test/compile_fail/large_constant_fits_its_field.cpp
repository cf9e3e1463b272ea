// EXPECT: value_does_not_fit_its_field
// EXPECT: mode::level
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

// What does not fit 32 bits either is not cut off to something that would.
#ifdef CONTROL
constexpr auto value = msr::encode(mode{.enable = true, .level = 0x0'0000'0007});
#else
constexpr auto value = msr::encode(mode{.enable = true, .level = 0x1'0000'0007});
#endif
static_assert(value == 0xf);
