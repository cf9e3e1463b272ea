// EXPECT: a must-be-one field has only one value
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::must_be_one<1, 2> ones{};
};
MSR_REGISTER(mode, enable, ones);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
#else
constexpr mode chosen{.enable = true, .ones = 2};
#endif
static_assert(msr::encode(chosen) == 7);
