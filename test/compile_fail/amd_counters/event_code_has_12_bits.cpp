// EXPECT: this event code has bits that the event select field does not have
// RULE: event_code_fits
// EXPECT: raw_event<amd::event_pmu, 4096>
// EXPECT: zen3
// EXPECT-LEGAL: would_be_legal<value_between<0, 4095>>
#include <msr/amd/counters.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
static_assert(msr::plan<amd::zen3, amd::raw<0xffe>>.size == 1);
#else
static_assert(msr::plan<amd::zen3, amd::raw<0x1000>>.size == 1);
#endif
