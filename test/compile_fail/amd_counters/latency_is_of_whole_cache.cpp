// EXPECT: latency of L3 misses is sampled for all threads, cores and slices of a cache
// EXPECT: zen4::l3::l3_xi_sampled_latency::dram_far
// RULE: latency_is_of_whole_cache
// EXPECT-LEGAL: would_be_legal<
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4_units.hpp>

namespace amd = msr::amd;
namespace l3 = msr::events::zen4::l3;

#ifdef CONTROL
static_assert(msr::plan<amd::zen4, l3::l3_xi_sampled_latency::dram_far>.size != 0);
#else
static_assert(msr::plan<amd::zen4, l3::l3_xi_sampled_latency::dram_far.slice_id<1>()>.size != 0);
#endif
