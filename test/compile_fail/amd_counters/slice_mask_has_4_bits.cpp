// EXPECT: this value has bits that are reserved on a processor of the plan
// RULE: value_fits
// EXPECT: slice_mask<16>
// EXPECT: zen2
// EXPECT-LEGAL: would_be_legal<bits_of<amd::with::slice_mask<15>>
// A mask of no slice counts nothing: 0 is not legal, so it is no range from 0 on.
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen2, amd::raw<0x04, 0xff>.l3().slice_mask<0xf>()>.size == 1);
#else
static_assert(msr::plan<amd::zen2, amd::raw<0x04, 0xff>.l3().slice_mask<0x10>()>.size == 1);
#endif
