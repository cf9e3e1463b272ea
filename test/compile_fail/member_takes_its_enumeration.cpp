// EXPECT: a field of an enumeration takes values of no other type
// EXPECT: field<1, 2
// EXPECT: speed
// EXPECT: int
// RULE: field_takes_its_enumeration
// EXPECT-LEGAL: none: the enumeration stands in the definition of the field
#include <msr/register.hpp>

enum class speed : unsigned char { slow = 1, fast = 3 };

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 2, speed> how_fast{};
};
MSR_REGISTER(mode, enable, how_fast);

#ifdef CONTROL
constexpr mode chosen{.how_fast = speed::slow};
static_assert(msr::encode(chosen) == 2);
#else
constexpr mode chosen{.how_fast = 1};
#endif
