// EXPECT: this sampling period does not fit what can be written
// RULE: sampling_period_is_in_range
// EXPECT: event_choice<p6::inst_retired, 0, with::sample_every<2147483648>>
// EXPECT-LEGAL: would_be_legal<between<with::sample_every<1>, with::sample_every<2147483647>>, event_choice<p6::inst_retired, 0>>
#include <msr/intel/p6.hpp>

namespace p6 = msr::p6;

#ifdef CONTROL
static_assert(msr::plan<p6::inst_retired.sample_every<0x7fffffff>()>.size == 1);
#else
static_assert(msr::plan<p6::inst_retired.sample_every<0x80000000>()>.size == 1);
#endif
