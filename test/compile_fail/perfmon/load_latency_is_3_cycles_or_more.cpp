// EXPECT: the least load latency that can be asked for is 3
// RULE: load_latency_is_3_cycles_or_more
// EXPECT: raw_event
// EXPECT: load_latency<2
// EXPECT-LEGAL: would_be_legal<between<with::load_latency<3>, with::load_latency<65535>>>
// LINE-WITHIN(g++): 710, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<3>()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<2>()>;
#endif
static_assert(plan.size == 1);
