// EXPECT: an update must set every write-only field, because the value of the field cannot be read
// RULE: write_only_fields_are_given
// EXPECT: mode::enable
// EXPECT-LEGAL: would_be_legal<together_with<member<&mode::command>>>
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::write_only<1, 4> command{};
};
MSR_REGISTER(mode, enable, command);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::enable>(true), msr::set<&mode::command>(2));
static_assert(change.bits == 5);
#else
constexpr auto change = msr::merge(msr::set<&mode::enable>(true));
#endif
