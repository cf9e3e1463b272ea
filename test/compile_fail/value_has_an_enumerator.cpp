// EXPECT: mode
// EXPECT(g++): the enumeration of this field has no enumerator of this value
// EXPECT(g++): mode::how_fast
// EXPECT-LATER: value_has_an_enumerator
// EXPECT-LATER: mode::how_fast
// RULE: value_has_an_enumerator
// EXPECT-LEGAL: would_be_legal<value<speed::slow>, value<speed::fast>>
#include <msr/register.hpp>

enum class speed : unsigned char { slow = 1, fast = 3 };

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 2, speed> how_fast{};
};
MSR_REGISTER(mode, enable, how_fast);

template <>
inline constexpr msr::enumerator msr::names_of<speed>[] = {{1, "slow"}, {3, "fast"}};

#ifdef CONTROL
const auto value = msr::encode(mode{.how_fast = speed::fast});
static_assert(value == 6);
#else
const auto value = msr::encode(mode{.how_fast = static_cast<speed>(2)});
#endif
