// EXPECT: mode
// EXPECT(g++): this value has bits that are reserved on its target
// EXPECT(g++): mode::level
// EXPECT-LATER: value_is_not_reserved
// EXPECT-LATER: mode::level
// RULE: value_is_not_reserved
// EXPECT-LEGAL: none: every value without these bits
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

constexpr std::uint64_t reserved_here = 0x18;
#ifdef CONTROL
const auto value = msr::encode(mode{.enable = true, .level = 3}, reserved_here);
static_assert(value == 7);
#else
const auto value = msr::encode(mode{.enable = true, .level = 7}, reserved_here);
#endif
