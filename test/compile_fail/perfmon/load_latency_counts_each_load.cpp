// EXPECT: a load latency with an edge, an inversion or a threshold is undefined
// RULE: load_latency_counts_each_load
// EXPECT: raw_event
// EXPECT: compare_at_least<2>
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 205>, 1, with::precise, with::load_latency<30>, with::sample_every<1000>>>
// LINE-WITHIN(g++): 750, as g++ prints the target as a value
// LINE-WITHIN(clang): 1100, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xcd, 0x01>.sample_every<1000>().precise().load_latency<30>()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake,
              pm::raw<0xcd, 0x01>.sample_every<1000>().precise().load_latency<30>().cmask<2>()>;
#endif
static_assert(plan.size == 1);
