// EXPECT: a field is wider than the type of its value
// RULE: field_fits_its_value_type
// EXPECT: mode::level
// EXPECT-LEGAL: would_be_legal<width_between<1, 8>>
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
