// EXPECT: an IBS period is a multiple of 16: its low four bits are always zero
// RULE: period_is_a_multiple_of_16
// EXPECT: op
// EXPECT: value<1000
// EXPECT-LEGAL: would_be_legal<value<992>, value<1008>>
#include <msr/amd/ibs/choice.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto ops = ibs::op_sampling.period<1008>();
#else
constexpr auto ops = ibs::op_sampling.period<1000>();
#endif
static_assert(ops.as_request().what == ibs::engine::op);
