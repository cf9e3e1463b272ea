// EXPECT: this generation cannot sample this event precisely
// RULE: event_can_be_sampled_precisely
// EXPECT: branches_retired
// EXPECT: haswell
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 196>, 4, with::precise, with::sample_every<1000>>>
// Of Haswell the event list has precise branches under another unit mask.
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::raw<0xc4, 0x04>.sample_every<1000>().precise()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::branches_retired.sample_every<1000>().precise()>;
#endif
static_assert(plan.size == 1);
