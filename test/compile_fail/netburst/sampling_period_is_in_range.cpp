// EXPECT: a sampling period must lie between 10, below which interrupts never end, and 2^40 - 1
// RULE: sampling_period_is_in_range
// EXPECT: uops_retired
// EXPECT: value<9
// EXPECT-LEGAL: would_be_legal<value_between<10, 1099511627775>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<10>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.sample_every<9>();
#endif
static_assert(msr::plan<chosen>.size == 1);
