// EXPECT: a plan needs at least one choice
// RULE: plan_has_choices
// EXPECT-LEGAL: none: any choice
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
static_assert(msr::plan<p4::models<3>, p4::uops_retired::nbogus>.size == 1);
#else
constexpr auto plan = msr::plan<p4::models<3>>;
#endif
