// EXPECT: this event is thread-independent: it cannot be counted for one logical processor
// RULE: event_tells_threads_apart
// EXPECT: fsb_data_activity
// EXPECT-LEGAL: would_be_legal<with::both_threads>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::fsb_data_activity::drdy_drv.both_threads();
#else
constexpr auto chosen = p4::fsb_data_activity::drdy_drv.thread_0();
#endif
static_assert(msr::plan<p4::models<3, p4::hyper_threading::on>, chosen>.size == 1);
