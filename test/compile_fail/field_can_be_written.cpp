// EXPECT: a read-only, must-be-one or reserved field cannot be written
// RULE: field_can_be_written
// EXPECT: mode::busy
// EXPECT-LEGAL: would_be_legal<member<&mode::enable>>
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::read_only<1, 1, bool> busy{};
};
MSR_REGISTER(mode, enable, busy);

#ifdef CONTROL
constexpr auto change = msr::merge(msr::set<&mode::enable>(true));
static_assert(change.bits == 1);
#else
constexpr auto change = msr::merge(msr::set<&mode::busy>(true));
#endif
