// EXPECT: this event does not exist on every processor model of the plan
// EXPECT: event_exists_on_model::tell
// EXPECT: instr_completed
// EXPECT: every_model_of_the_family
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::instr_completed::nbogus;
#ifdef CONTROL
constexpr auto made = p4::plan<p4::on<6>, chosen>;
#else
constexpr auto made = p4::plan<chosen>;
#endif
static_assert(made.size == 1);
