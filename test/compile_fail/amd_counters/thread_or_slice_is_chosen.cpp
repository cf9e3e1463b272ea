// EXPECT: a mask of threads or slices without a bit lets a counter count nothing
// EXPECT: l3_lookup_state
// RULE: thread_or_slice_is_chosen
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: l3_lookup_state, 1>>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen3, amd::l3_lookup_state::l3_miss.thread_mask<1>()>.size != 0);
#else
static_assert(msr::plan<amd::zen3, amd::l3_lookup_state::l3_miss.thread_mask<0>()>.size != 0);
#endif
