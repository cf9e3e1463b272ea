// EXPECT: this event does not exist on every processor model of the plan
// RULE: event_exists_on_model
// EXPECT: instr_completed
// EXPECT-LEGAL: would_be_legal<model<3>, model<4>, model<6>>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto completed = p4::instr_completed::nbogus; // the event exists on models 3, 4 and 6
#ifdef CONTROL
static_assert(msr::schedule<p4::models<3>, misses, completed>.size == 2);
#else
static_assert(msr::schedule<misses, completed>.size == 2);
#endif
