// EXPECT: these choices compete for too few counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: event_choice<raw_event<p6::event_pmu, 16>, 0>
// EXPECT: event_choice<raw_event<p6::event_pmu, 20>, 0>
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/p6.hpp>

namespace p6 = msr::p6;

// Codes of cycles_div_busy and fp_comp_ops_exe: both are counted on counter 0 only.
#ifdef CONTROL
static_assert(msr::plan<p6::raw<0x10>, p6::raw<0x12>>.size == 2);
#else
static_assert(msr::plan<p6::raw<0x10>, p6::raw<0x14>>.size == 2);
#endif
