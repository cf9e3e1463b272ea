// EXPECT: this event does not exist on every processor of the plan
// EXPECT: l3_lookup_state
// EXPECT: fam15h
// RULE: event_exists_on_target
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: zen2,
// EXPECT-LEGAL: and_more<2>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen2, amd::l3_lookup_state::l3_miss>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, amd::l3_lookup_state::l3_miss>.size != 0);
#endif
