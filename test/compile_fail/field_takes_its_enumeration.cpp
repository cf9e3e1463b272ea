// EXPECT: a field of an enumeration takes values of no other type
// EXPECT: member<&mode::how_fast>
// EXPECT: bool
// RULE: field_takes_its_enumeration
// EXPECT-LEGAL: none: the enumeration stands in the definition of the field
#include <msr/update.hpp>

enum class speed : unsigned char { slow = 1, fast = 3 };

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 2, speed> how_fast{};
};
MSR_REGISTER(mode, enable, how_fast);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::how_fast>(speed::slow));
static_assert(change.bits == 2);
#else
constexpr auto change = msr::merge(msr::set<&mode::how_fast>(true));
#endif
