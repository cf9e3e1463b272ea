// EXPECT: extended cascades do not exist on every processor model of the plan
// RULE: extended_cascade_exists_on_model
// EXPECT: iq_counter4
// EXPECT: uops_retired
// EXPECT: model<1>
// EXPECT-LEGAL: would_be_legal<model<2>, model<3>, model<4>, model<6>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto first = p4::instr_retired::nbogusntag.overflow_after<100>().on(p4::iq_counter4);
constexpr auto later = p4::uops_retired::nbogus.cascaded_from(p4::iq_counter4);
#ifdef CONTROL
constexpr p4::target target = p4::models<2>;
#else
constexpr p4::target target = p4::models<1>;
#endif
static_assert(msr::plan<target, first, later>.size == 2);
