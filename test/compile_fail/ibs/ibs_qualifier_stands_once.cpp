// EXPECT: this has been said before, of the same choice
// RULE: ibs_qualifier_stands_once
// EXPECT: op
// EXPECT: value<4096
// EXPECT-LEGAL: none: one of the two has to go
#include <msr/amd/ibs/choice.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto ops = ibs::op_sampling.period<4096>();
#else
constexpr auto ops = ibs::op_sampling.period<8192>().period<4096>();
#endif
static_assert(ops.as_request().period_said);
