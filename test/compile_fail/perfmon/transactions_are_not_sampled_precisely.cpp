// EXPECT: the filters of transactions mean nothing with precise sampling
// RULE: transactions_are_not_sampled_precisely
// EXPECT: raw_event
// EXPECT: in_tx
// EXPECT: haswell
// EXPECT-LEGAL: would_be_legal<event_choice<raw_event<event_pmu, 196>, 4, with::precise, with::sample_every<1000>>>
// LINE-WITHIN(g++): 700, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::raw<0xc4, 0x04>.sample_every<1000>().precise()>;
#else
constexpr auto plan =
    msr::plan<pm::haswell, pm::raw<0xc4, 0x04>.sample_every<1000>().precise().in_tx()>;
#endif
static_assert(plan.size == 1);
