// EXPECT: a field takes whole numbers of at most 64 bits
// EXPECT: member<&mode::level>
// EXPECT: __int128
// RULE: field_takes_whole_numbers
// EXPECT-LEGAL: none: every whole number that the field can hold
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

// The number 2^64 + 3 would be 3 if it were truncated to 64 bits.
#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::level>(3));
static_assert(change.bits == 6);
#else
constexpr auto change = msr::merge(msr::set<&mode::level>(static_cast<__int128>(1) << 64 | 3));
#endif
