// EXPECT: a sampling period of architectural PEBS must be 1 at least, and fit the 32 bits of the reload value
// RULE: period_fits_reload
// EXPECT: period<4294967296
// EXPECT-LEGAL: would_be_legal<value_between<1, 4294967295>>
#include <msr/intel/pebs/sampling.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr auto reload = pebs::reload_of<0xffff'ffff>;
#else
constexpr auto reload = pebs::reload_of<0x1'0000'0000>;
#endif
static_assert(reload < 2);
