// EXPECT: this event counts loads as MSR_PEBS_LD_LAT says: a precise choice needs a load latency
// RULE: load_latency_event_has_a_latency
// EXPECT: raw_event
// EXPECT: ice_lake
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 205>, 1, with::precise, with::load_latency<3>, with::sample_every<1000>>>
// LINE-WITHIN(g++): 660, as g++ prints the target as a value
// LINE-WITHIN(clang): 1040, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::ice_lake, pm::raw<0xcd, 0x01>.sample_every<1000>().precise().load_latency<3>()>;
#else
constexpr auto plan = msr::plan<pm::ice_lake, pm::raw<0xcd, 0x01>.sample_every<1000>().precise()>;
#endif
static_assert(plan.size == 1);
