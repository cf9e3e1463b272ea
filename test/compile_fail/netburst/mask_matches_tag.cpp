// EXPECT: this mask of execution_event counts a tag with which no ESCR of these tags
// RULE: mask_matches_tag
// EXPECT: x87_fp_uop
// EXPECT: execution_event
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto x87 = p4::metric::x87_fp_retired; // the metric tags uops with tag bit 0
#ifdef CONTROL
constexpr auto chosen = p4::execution_event::bogus0;
#else
constexpr auto chosen = p4::execution_event::bogus2;
#endif
static_assert(msr::plan<x87, chosen>.size == 2);
