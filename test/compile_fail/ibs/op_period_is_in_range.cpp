// EXPECT: an op period lies between 144 (0x90), as maximum counts up to 8 are reserved, and 134217712
// RULE: op_period_is_in_range
// EXPECT: value<128
// EXPECT-LEGAL: would_be_legal<value_between<144, 134217712>>
#include <msr/amd/ibs/choice.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto ops = ibs::op_sampling.period<144>();
#else
constexpr auto ops = ibs::op_sampling.period<128>();
#endif
static_assert(ops.as_request().what == ibs::engine::op);
