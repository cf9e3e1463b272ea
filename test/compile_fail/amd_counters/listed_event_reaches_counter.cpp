// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// EXPECT: zen3::fp_ret_sse_avx_ops::all
// EXPECT: perf_ctr1
// RULE: event_reaches_counter
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: perf_ctr0,
// EXPECT-LEGAL: perf_ctr2,
// EXPECT-LEGAL: perf_ctr4>
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen3.hpp>

namespace amd = msr::amd;
namespace zen3 = msr::events::zen3;

#ifdef CONTROL
constexpr auto operations = zen3::fp_ret_sse_avx_ops::all.on(amd::perf_ctr2);
#else
constexpr auto operations = zen3::fp_ret_sse_avx_ops::all.on(amd::perf_ctr1);
#endif
static_assert(msr::plan<amd::zen3, operations>.size != 0);
