// EXPECT: an update must give every write-only field: it cannot be read to be kept
// EXPECT: write_only_fields_are_given::tell
// EXPECT: mode::enable
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::write_only<1, 4> command{};
};
MSR_REGISTER(mode, enable, command);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::enable>(true), msr::set<&mode::command>(2));
#else
constexpr auto change = msr::merge(msr::set<&mode::enable>(true));
#endif
static_assert(change.bits == 5);
