// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: memory_complete
// EXPECT-LEGAL: would_be_legal<without<asked<memory_complete, 1, saat_escr1>>, without<asked<replay_event, 1, with::metric<metric::split_load_retired>>>>
// LINE-WITHIN(clang): 1090, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The metric tags through SAAT_ESCR1.
#ifdef CONTROL
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr0);
#else
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr1);
#endif
static_assert(p4::plan<p4::metric::split_load_retired, other>.size == 2);
