// EXPECT(g++): this value does not fit its field
// EXPECT(g++): mode::level
// EXPECT: mode
// EXPECT-LATER: value_fits_its_field
// EXPECT-LATER: mode::level
// RULE: value_fits_its_field
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
#include <msr/update.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::field<1, 4> level{};
};
MSR_REGISTER(mode, enable, level);

#ifdef CONTROL
constexpr auto mode_change = msr::merge(msr::set<&mode::level>(15));
static_assert(mode_change.bits == 0x1e);
#else
constexpr auto mode_change = msr::merge(msr::set<&mode::enable>(true), msr::set<&mode::level>(16));
#endif
