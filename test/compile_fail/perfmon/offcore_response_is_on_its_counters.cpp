// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// RULE: event_reaches_counter
// EXPECT: offcore_response
// EXPECT: pmc4
// EXPECT-LEGAL: would_be_legal<pmc0, pmc1, pmc2, pmc3>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto reads = pm::offcore_response.offcore<0x10001>();

#ifdef CONTROL
constexpr auto chosen = reads.on(pm::pmc3);
#else
constexpr auto chosen = reads.on(pm::pmc4);
#endif
static_assert(msr::plan<pm::ice_lake, chosen>.choices == 1);
