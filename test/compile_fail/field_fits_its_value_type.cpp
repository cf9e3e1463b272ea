// EXPECT: a field is wider than the type of its value
// EXPECT: field_fits_its_value_type::tell
// EXPECT: mode::level
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
#ifdef CONTROL
    msr::field<1, 8, unsigned char> level{};
#else
    msr::field<1, 9, unsigned char> level{};
#endif
};
MSR_REGISTER(mode, enable, level);

static_assert(msr::encode(mode{.enable = true}) == 1);
