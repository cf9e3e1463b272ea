// EXPECT: event 031h of family 15h takes one bit of the unit mask only
// EXPECT: fam15h
// RULE: event_takes_one_mask_bit_on_15h
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: and_more<11>>
// LINE-WITHIN(clang): 1170, as clang first prints the names and what would be legal
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::fam15h, amd::raw<0x31, 2>>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::raw<0x31, 3>>.size != 0);
#endif
