// EXPECT: the unit mask of this event lacks a part, such as a core or a state: it would count nothing
// RULE: unit_mask_has_each_group
// EXPECT: core2
// EXPECT-LEGAL: would_be_legal<
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

// Event 29h, loads in the L2 cache: 08h is modified lines, 40h the event's core, 30h all requests.
#ifdef CONTROL
static_assert(msr::plan<pm::core2, pm::raw<0x29, 0x78>>.size == 1);
#else
static_assert(msr::plan<pm::core2, pm::raw<0x29, 0x08>>.size == 1);
#endif
