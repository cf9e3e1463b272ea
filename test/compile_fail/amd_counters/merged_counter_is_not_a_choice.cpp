// EXPECT: event FFFh only makes an odd counter take the carry of an even one
// EXPECT: zen3
// RULE: merged_counter_is_not_a_choice
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: fam10h,
// EXPECT-LEGAL: fam16h>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen3, amd::fp_ret_sse_avx_ops>.size != 0);
#else
static_assert(msr::plan<amd::zen3, amd::raw<0xfff>>.size != 0);
#endif
