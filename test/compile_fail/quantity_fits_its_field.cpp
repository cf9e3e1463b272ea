// EXPECT: supply
// EXPECT(g++): this value does not fit its field
// EXPECT(g++): supply::ratio
// EXPECT-LATER: value_fits_its_field
// EXPECT-LATER: supply::ratio
// RULE: value_fits_its_field
// EXPECT-LEGAL: would_be_legal<number_between<0, 255>, multiplied_with<100, 1>>
#include <msr/register.hpp>

struct supply {
    msr::flag<0> enable{};
    msr::scaled_field<8, 8, msr::field_scale{100, 1}, "MHz"> ratio{};
};
MSR_REGISTER(supply, enable, ratio);

// 3650 MHz lies between two values that the field holds, and is not rounded.
#ifdef CONTROL
const auto value = msr::encode(supply{.enable = true, .ratio = 3600});
static_assert(value == 0x2401);
#else
const auto value = msr::encode(supply{.enable = true, .ratio = 3650});
#endif
