// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: memory_complete
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1130, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The metric split_load_retired tags uops through SAAT_ESCR1.
#ifdef CONTROL
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr0);
#else
constexpr auto other = p4::memory_complete::lsc.on(p4::saat_escr1);
#endif
static_assert(msr::plan<p4::metric::split_load_retired, other>.size == 2);
