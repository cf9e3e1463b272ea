// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// EXPECT: choices_fit_together::tell
// EXPECT: memory_complete
// EXPECT: replay_event
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The metric tags through SAAT_ESCR1.
#ifdef CONTROL
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr0);
#else
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr1);
#endif
static_assert(p4::plan<p4::metric::split_load_retired, other>.size == 2);
