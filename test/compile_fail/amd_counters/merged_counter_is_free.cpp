// EXPECT: an event that grows by large steps takes two counters
// EXPECT: fp_ret_sse_avx_ops
// EXPECT: cpu_clk_unhalted
// RULE: merged_counter_is_free
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

constexpr auto operations = amd::fp_ret_sse_avx_ops.on(amd::perf_ctr0);
#ifdef CONTROL
constexpr auto cycles = amd::cpu_clk_unhalted.on(amd::perf_ctr2);
#else
constexpr auto cycles = amd::cpu_clk_unhalted.on(amd::perf_ctr1);
#endif
static_assert(msr::plan<amd::zen2, operations, cycles>.size != 0);
