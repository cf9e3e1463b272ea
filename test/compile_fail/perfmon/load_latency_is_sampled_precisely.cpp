// EXPECT: a load latency is measured in precise samples only: the choice needs precise
// RULE: load_latency_is_sampled_precisely
// EXPECT: raw_event
// EXPECT: load_latency<30
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 205>, 1, with::precise, with::load_latency<30>, with::sample_every<1009>>>
// LINE-WITHIN(g++): 680, as g++ prints the target as a value
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<30>()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xcd, 0x01>.sample_every<1009>().load_latency<30>()>;
#endif
static_assert(plan.size == 1);
