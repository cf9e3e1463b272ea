// EXPECT: a memory controller counts reads (mask 1), writes (2) or both (0)
// RULE: read_or_write_is_counted
// EXPECT-LEGAL: none: the sentence names the masks
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen4, amd::raw<0x0a, 0>.umc()>.size != 0);
#else
static_assert(msr::plan<amd::zen4, amd::raw<0x0a, 3>.umc()>.size != 0);
#endif
