// EXPECT: this event has no ESCR in the half that belongs to this logical processor
// RULE: event_has_escr_for_thread
// EXPECT: bsq_allocation
// EXPECT-LEGAL: would_be_legal<with::thread_0, with::both_threads>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::bsq_allocation::req_type0.thread_1().on(p4::bsu_escr0);
#else
constexpr auto chosen = p4::bsq_allocation::req_type0.thread_1();
#endif
static_assert(msr::plan<p4::models<3, p4::hyper_threading::on>, chosen>.size == 1);
