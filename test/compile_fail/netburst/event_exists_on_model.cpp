// EXPECT: this event does not exist on every processor model of the plan
// RULE: event_exists_on_model
// EXPECT: instr_completed
// EXPECT: model<2
// EXPECT-LEGAL: would_be_legal<model<3>, model<4>, model<6>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::instr_completed::nbogus;
#ifdef CONTROL
constexpr auto plan = msr::plan<p4::models<3>, chosen>;
#else
constexpr auto plan = msr::plan<p4::models<2>, chosen>;
#endif
static_assert(plan.size == 1);
