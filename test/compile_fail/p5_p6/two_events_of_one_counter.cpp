// EXPECT: these choices compete for too few counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: event_choice<p6::mul, 0>
// EXPECT: event_choice<p6::div, 0>
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/p6.hpp>

namespace p6 = msr::p6;

#ifdef CONTROL
static_assert(msr::plan<p6::mul, p6::cycles_div_busy>.size == 2);
#else
static_assert(msr::plan<p6::mul, p6::div>.size == 2);
#endif
