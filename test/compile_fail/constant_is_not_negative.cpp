// EXPECT: area
// EXPECT(g++): this value does not fit its field
// EXPECT(g++): area::address
// EXPECT-LATER: value_fits_its_field
// EXPECT-LATER: area::address
// RULE: value_fits_its_field
// EXPECT-LEGAL: would_be_legal<value_between<0, 18446744073709551615>>
#include <msr/register.hpp>

struct area {
    msr::field<0, 64> address{};
};
MSR_REGISTER(area, address);

#ifdef CONTROL
const auto value = msr::encode(area{.address = ~0ull});
static_assert(value == ~0ull);
#else
const auto value = msr::encode(area{.address = -1});
#endif
