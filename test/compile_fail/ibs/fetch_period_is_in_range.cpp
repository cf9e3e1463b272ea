// EXPECT: a fetch period lies between 16 and 1048560 (0xFFFF0): its field has 16 bits
// RULE: fetch_period_is_in_range
// EXPECT: fetch
// EXPECT: value<1048576
// EXPECT-LEGAL: would_be_legal<value_between<16, 1048560>>
#include <msr/amd/ibs/choice.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto fetches = ibs::fetch_sampling.period<0xffff0>();
#else
constexpr auto fetches = ibs::fetch_sampling.period<0x100000>();
#endif
static_assert(fetches.as_request().what == ibs::engine::fetch);
