// EXPECT: this event does not exist on every processor model of the plan
// EXPECT: event_exists_on_model::tell
// EXPECT: instr_completed
// EXPECT: model<2
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::instr_completed::nbogus;
#ifdef CONTROL
constexpr auto made = p4::plan<p4::on<3>, chosen>;
#else
constexpr auto made = p4::plan<p4::on<2>, chosen>;
#endif
static_assert(made.size == 1);
