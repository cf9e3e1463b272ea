// EXPECT: on family 15h events with 0Eh or 0Fh in bits 7:4
// EXPECT: fam15h
// RULE: event_is_of_northbridge_on_15h
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: and_more<11>>
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::fam15h, amd::raw<0xe9>.northbridge()>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::raw<0xe9>>.size != 0);
#endif
