// EXPECT: masks of two events cannot be combined into one choice
// RULE: masks_are_of_one_event
// EXPECT: bsq_cache_reference
// EXPECT: uops_retired
// EXPECT-LEGAL: none: each event makes a choice of its own
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::bogus | p4::uops_retired::nbogus;
#else
constexpr auto chosen = p4::bsq_cache_reference::rd_2ndl_miss | p4::uops_retired::nbogus;
#endif
static_assert(msr::plan<chosen>.size == 1);
