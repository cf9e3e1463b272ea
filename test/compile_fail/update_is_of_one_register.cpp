// EXPECT: an update changes fields of one register
// RULE: update_is_of_one_register
// EXPECT: &mode::enable
// EXPECT: &other::enable
// EXPECT-LEGAL: none: the fields of either register by themselves
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::flag<1> level{};
};
MSR_REGISTER(mode, enable, level);

struct other {
    msr::flag<1> enable{};
};
MSR_REGISTER(other, enable);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::enable>(true), msr::set<&mode::level>(true));
#else
constexpr auto change = msr::merge(msr::set<&mode::enable>(true), msr::set<&other::enable>(true));
#endif
static_assert(change.bits == 3);
