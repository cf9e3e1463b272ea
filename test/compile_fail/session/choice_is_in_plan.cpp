// EXPECT: pmu<event_pmu>
// EXPECT(g++): this plan does not count this choice
// EXPECT-LATER: choice_is_in_plan
// EXPECT-LEGAL: would_be_legal<event_choice<listed_event<&skylake::br_misp_retired::all_branches>, 0, with::user>, event_choice<core_cycles, 0>>
// RULE: choice_is_in_plan
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session/counts.hpp>

namespace pm = msr::perfmon;

constexpr auto branches = msr::events::skylake::br_misp_retired::all_branches.user();

using plan = std::remove_cvref_t<decltype(msr::plan<pm::skylake, branches, pm::core_cycles>)>;
msr::counts<plan> counts;

std::uint64_t all_branches() {
#ifdef CONTROL
    return counts[branches];
#else
    return counts[branches.kernel()];
#endif
}
