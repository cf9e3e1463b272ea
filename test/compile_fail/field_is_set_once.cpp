// EXPECT: a field is set twice in one update
// RULE: field_is_set_once
// EXPECT: mode::level
// EXPECT-LEGAL: would_be_legal<member<&mode::enable>>
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::level>(3));
static_assert(change.bits == 6);
#else
constexpr auto change = msr::merge(msr::set<&mode::level>(3), msr::set<&mode::level>(5));
#endif
