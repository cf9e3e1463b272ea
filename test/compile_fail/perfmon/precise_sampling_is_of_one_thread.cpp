// EXPECT: precise samples are of one thread: any_thread is not for them
// RULE: precise_sampling_is_of_one_thread
// EXPECT: raw_event
// EXPECT: any_thread
// EXPECT: skylake
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 196>, 4, with::precise, with::sample_every<1000>>>
// LINE-WITHIN(g++): 700, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::skylake, pm::raw<0xc4, 0x04>.sample_every<1000>().precise()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake, pm::raw<0xc4, 0x04>.sample_every<1000>().precise().any_thread()>;
#endif
static_assert(plan.size == 1);
