// EXPECT: family 15h has no core events with 0Ah or 0Bh in bits 7:4
// EXPECT: fam15h
// RULE: event_is_implemented_on_15h
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: and_more<11>>
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::fam16h, amd::raw<0xa5>>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::raw<0xa5>>.size != 0);
#endif
