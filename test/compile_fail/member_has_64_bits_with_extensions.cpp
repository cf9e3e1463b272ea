// EXPECT: a field takes whole numbers of at most 64 bits
// EXPECT: field<1, 4
// EXPECT: __int128
// RULE: field_takes_whole_numbers
// EXPECT-LEGAL: none: every whole number that the field can hold
// FLAGS: -std=gnu++20
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

#ifdef CONTROL
constexpr auto value = msr::try_encode(mode{.enable = true, .level = 3});
static_assert(value.value == 7);
#else
constexpr auto value = msr::try_encode(mode{.level = static_cast<unsigned __int128>(1) << 64 | 3});
#endif
