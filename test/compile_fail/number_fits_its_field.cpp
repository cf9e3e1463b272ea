// EXPECT: supply
// EXPECT(g++): this value does not fit its field
// EXPECT(g++): supply::offset
// EXPECT-LATER: value_fits_its_field
// EXPECT-LATER: supply::offset
// RULE: value_fits_its_field
// EXPECT-LEGAL: would_be_legal<value_between<-128, 127>>
#include <msr/register.hpp>

struct supply {
    msr::flag<0> enable{};
    msr::signed_field<8, 8> offset{};
};
MSR_REGISTER(supply, enable, offset);

// A signed field of 8 bits has the lower limit -128.
#ifdef CONTROL
const auto value = msr::encode(supply{.enable = true, .offset = -128});
static_assert(value == 0x8001);
#else
const auto value = msr::encode(supply{.enable = true, .offset = -129});
#endif
