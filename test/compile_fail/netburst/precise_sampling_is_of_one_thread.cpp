// EXPECT: with Hyper-Threading a precise sample is of one logical processor: thread 0 or 1
// RULE: precise_sampling_is_of_one_thread
// EXPECT: front_end_event
// EXPECT-LEGAL: would_be_legal<with::thread_0, with::thread_1>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto loads = p4::metric::memory_loads.sample_every<1000>().precise();
#ifdef CONTROL
constexpr auto chosen = loads.thread_1();
#else
constexpr auto chosen = loads.both_threads();
#endif
static_assert(msr::plan<p4::models<3, p4::hyper_threading::on>, chosen>.size == 1);
