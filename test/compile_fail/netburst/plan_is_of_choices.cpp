// EXPECT: a plan is made of choices of one PMU, after its target
// RULE: plan_is_of_choices
// EXPECT: bsu_escr0
// EXPECT-LEGAL: none: any choice, such as that of the sentence
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
static_assert(msr::plan<p4::bsq_cache_reference::rd_2ndl_miss.on(p4::bsu_escr0)>.size == 1);
#else
constexpr auto plan = msr::plan<p4::bsu_escr0>;
#endif
