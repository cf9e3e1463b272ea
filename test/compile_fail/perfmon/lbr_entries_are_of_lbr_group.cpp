// EXPECT: a number of LBR entries without the LBR group: a record would hold none of them
// RULE: lbr_entries_are_of_lbr_group
// EXPECT: core_cycles
// EXPECT: record<520093697
// EXPECT: ice_lake
// EXPECT-LEGAL: would_be_legal<event_choice<core_cycles, 0, with::precise, with::record<520093705>, with::sample_every<1000>>, event_choice<core_cycles, 0, with::precise, with::sample_every<1000>>>
// 32 entries are 31 in bits 31:24; bit 3 is their group.
// LINE-WITHIN(g++): 630, as g++ prints the target as a value
// LINE-WITHIN(clang): 1140, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto cycles = pm::core_cycles.sample_every<1000>().precise();

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::ice_lake, cycles.record<0x1f00'0009>()>;
#else
constexpr auto plan = msr::plan<pm::ice_lake, cycles.record<0x1f00'0001>()>;
#endif
static_assert(plan.size == 1);
