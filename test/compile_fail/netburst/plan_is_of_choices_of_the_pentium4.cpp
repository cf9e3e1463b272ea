// EXPECT: a plan is made of choices of one PMU, after its target
// RULE: plan_is_of_choices
// EXPECT: inst_retired
// EXPECT-LEGAL: none: any choice, such as that of the sentence
#include <msr/intel/netburst.hpp>
#include <msr/intel/p6.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
static_assert(msr::plan<p4::bsq_cache_reference::rd_2ndl_miss>.size == 1);
#else
constexpr auto plan = msr::plan<p4::bsq_cache_reference::rd_2ndl_miss, msr::p6::inst_retired>;
#endif
