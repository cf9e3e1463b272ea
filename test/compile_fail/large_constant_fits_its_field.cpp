// EXPECT: mode
// EXPECT(g++): this value does not fit its field
// EXPECT(g++): mode::level
// EXPECT-LATER: value_fits_its_field
// EXPECT-LATER: mode::level
// RULE: value_fits_its_field
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

// A value of more than 32 bits is not cut to a value that fits the field.
#ifdef CONTROL
const auto value = msr::encode(mode{.enable = true, .level = 0x0'0000'0007});
static_assert(value == 0xf);
#else
const auto value = msr::encode(mode{.enable = true, .level = 0x1'0000'0007});
#endif
