// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// EXPECT: fam15h::cycles_fpu_empty
// EXPECT: perf_ctr2
// RULE: event_reaches_counter
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: perf_ctr3,
// EXPECT-LEGAL: perf_ctr5>
#include <msr/amd/counters.hpp>
#include <msr/amd/events/fam15h.hpp>

namespace amd = msr::amd;
namespace fam15h = msr::events::fam15h;

#ifdef CONTROL
static_assert(msr::plan<amd::fam15h, fam15h::cycles_fpu_empty.on(amd::perf_ctr3)>.size != 0);
#else
static_assert(msr::plan<amd::fam15h, fam15h::cycles_fpu_empty.on(amd::perf_ctr2)>.size != 0);
#endif
