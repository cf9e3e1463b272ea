// EXPECT: a read-only field cannot be given a value
#include <msr/register.hpp>

struct mode {
    msr::flag<0> enable{};
    msr::read_only<1, 1, bool> busy{};
};
MSR_REGISTER(mode, enable, busy);

#ifdef CONTROL
constexpr mode chosen{.enable = true};
#else
constexpr mode chosen{.enable = true, .busy = true};
#endif
static_assert(msr::encode(chosen) == 1);
