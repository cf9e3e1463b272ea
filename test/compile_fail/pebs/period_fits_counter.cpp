// EXPECT: a sampling period must be 1 at least, and less than 2 to the width of the counter
// RULE: period_fits_counter
// EXPECT: period<1099511627776
// EXPECT: counter_width<40
// EXPECT-LEGAL: would_be_legal<value_between<1, 1099511627775>>
#include <msr/intel/pebs/sampling.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr auto reset = pebs::reset_of<0xff'ffff'ffff, 40>;
#else
constexpr auto reset = pebs::reset_of<0x100'0000'0000, 40>;
#endif
static_assert(reset < 2);
