// EXPECT: a field takes whole numbers of at most 64 bits
// EXPECT: field<1, 4
// EXPECT: float
// RULE: field_takes_whole_numbers
// EXPECT-LEGAL: none: every whole number that the field can hold
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

#ifdef CONTROL
constexpr mode chosen{.enable = true, .level = 3};
static_assert(msr::encode(chosen) == 7);
#else
constexpr mode chosen{.enable = true, .level = 3.9F};
#endif
