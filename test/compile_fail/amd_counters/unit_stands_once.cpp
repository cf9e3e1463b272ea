// EXPECT: a raw event is counted by one unit
// RULE: unit_stands_once
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: l3>,
// EXPECT-LEGAL: data_fabric>>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen2, amd::raw<4, 0xff>.l3()>.size != 0);
#else
static_assert(msr::plan<amd::zen2, amd::raw<4, 0xff>.l3().data_fabric()>.size != 0);
#endif
