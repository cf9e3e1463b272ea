// EXPECT: MSR_PEBS_LD_LAT filters one event of a generation, by its numbers: this is another one
// RULE: load_latency_is_of_its_event
// EXPECT: raw_event
// EXPECT: load_latency<30
// EXPECT: nehalem
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 11>, 16, with::precise, with::load_latency<30>, with::sample_every<1009>>>
// LINE-WITHIN(g++): 690, as g++ prints the target as a value
// LINE-WITHIN(clang): 1070, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::nehalem, pm::raw<0x0b, 0x10>.sample_every<1009>().precise().load_latency<30>()>;
#else
constexpr auto plan =
    msr::plan<pm::nehalem, pm::raw<0xcd, 0x01>.sample_every<1009>().precise().load_latency<30>()>;
#endif
static_assert(plan.size == 1);
