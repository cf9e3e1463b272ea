// EXPECT: a read-only field cannot be given a value
// RULE: read_only_field_has_no_value
// EXPECT-LEGAL: none: it can only be left out
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::read_only<1, 1, bool> busy{};
};
MSR_REGISTER(mode, enable, busy);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
static_assert(msr::encode(chosen) == 1);
#else
constexpr mode chosen{.enable = true, .busy = true};
#endif
