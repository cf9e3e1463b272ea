// EXPECT: this event counts in precise samples only: the choice needs precise
// RULE: event_counts_without_samples
// EXPECT: br_inst_retired::all_branches_pebs
// EXPECT-LEGAL: would_be_legal<
// LINE-WITHIN(g++): 690, as g++ prints the target and the numbers of the events
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
namespace hsw = msr::events::haswell;

#ifdef CONTROL
constexpr auto branches = hsw::br_inst_retired::all_branches_pebs.sample_every<1009>().precise();
#else
constexpr auto branches = hsw::br_inst_retired::all_branches_pebs.sample_every<1009>();
#endif
static_assert(msr::plan<pm::haswell, branches>.choices == 1);
