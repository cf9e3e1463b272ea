// EXPECT: this value has bits that are reserved on a processor of the plan
// RULE: value_fits
// EXPECT: raw_event
// EXPECT: load_latency<65536
// EXPECT-LEGAL: would_be_legal<between<with::load_latency<3>, with::load_latency<65535>>>
// LINE-WITHIN(g++): 700, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::skylake,
              pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<0xffff>()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake,
              pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<0x10000>()>;
#endif
static_assert(plan.size == 1);
