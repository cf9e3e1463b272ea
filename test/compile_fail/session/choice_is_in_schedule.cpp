// EXPECT: pmu<event_pmu>
// EXPECT(g++): this schedule does not count this choice
// EXPECT-LATER: choice_is_in_schedule
// EXPECT-LEGAL: would_be_legal<event_choice<listed_event<&skylake::br_misp_retired::all_branches>, 0, with::user>, event_choice<core_cycles, 0>>
// RULE: choice_is_in_schedule
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

namespace pm = msr::perfmon;

constexpr auto branches = msr::events::skylake::br_misp_retired::all_branches.user();

using schedule =
    std::remove_cvref_t<decltype(msr::schedule<pm::skylake, branches, pm::core_cycles>)>;
msr::multiplexed_counts<schedule> counts;

std::uint64_t all_branches() {
#ifdef CONTROL
    return counts[branches].count();
#else
    return counts[branches.kernel()].count();
#endif
}
