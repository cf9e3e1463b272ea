// EXPECT: pmu<event_pmu>
// EXPECT(g++): this choice stands twice in the schedule: ask for it by position
// EXPECT-LATER: choice_stands_once_in_schedule
// EXPECT-LEGAL: none: the choice is a constant of a list; both of its positions are legal
// RULE: choice_stands_once_in_schedule
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

namespace pm = msr::perfmon;

constexpr auto branches = msr::events::skylake::br_misp_retired::all_branches.user();

#ifdef CONTROL
constexpr auto other = branches.kernel();
#else
constexpr auto other = branches;
#endif
constexpr auto &schedule = msr::schedule<pm::skylake, msr::together(branches, pm::core_cycles),
                                         msr::together(other, pm::reference_cycles)>;
msr::multiplexed_counts<std::remove_cvref_t<decltype(schedule)>> counts;

std::uint64_t all_branches() { return counts[branches].count(); }
