// EXPECT: a load latency threshold is a multiple of 128 cycles from 128 to 2048
// RULE: load_latency_is_a_step
// EXPECT: op
// EXPECT: value<300
// EXPECT-LEGAL: would_be_legal<value<256>, value<384>>
#include <msr/amd/ibs/choice.hpp>

namespace ibs = msr::ibs;

#ifdef CONTROL
constexpr auto slow = ibs::op_sampling.load_latency<384>();
#else
constexpr auto slow = ibs::op_sampling.load_latency<300>();
#endif
static_assert(slow.as_request().what == ibs::engine::op);
