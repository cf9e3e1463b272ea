// Schedules of RDT settings that exclude each other, with the members that schedules of every PMU
// have.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
#include <msr/core/rule.hpp>

#include <msr/pmu/plan.hpp>

#include <msr/pmu/schedule.hpp>

#include <msr/rdt/plan.hpp>

#include <msr/core/names.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/schedule_parts.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/rdt/grouping.hpp>
#include <msr/rdt/registers.hpp>

#include <cstddef>

namespace msr::rdt {

template <typename Pmu, typename Features, typename Request>
template <std::size_t Most>
constexpr grouping<Most>
resource_pmu<Pmu, Features, Request>::groups(sequence<Request> in_each, sequence<Request> requests,
                                             sequence<linked_requests> links,
                                             const Features &processor) {
    return schedule_groups<Features, Most>(in_each, requests, links, processor);
}

/// A part of a schedule: of each group, the writes that a logical processor with the duty `Duty`
/// (the widest scope of the writes) carries out; see `duty_of`.
template <typename Check, scope Duty>
struct schedule_part {
    static constexpr std::size_t size = 0; ///< number of counts that a session of RDT reads: none
    /// The number of groups in the schedule.
    static constexpr std::size_t group_count = Check::found.group_count;
    /// The duty of the logical processors that carry out this part of a schedule: the widest scope
    /// of their writes.
    static constexpr scope duty = Duty;

    /// The writes of a group's plan that a logical processor with the duty `Duty` (the widest scope
    /// of the writes) carries out.
    template <typename... Grouped>
    using part_of_group = plan_part<typename Check::template plan_of_group<Grouped...>, Duty>;

    /// Returns the register writes of a group, by its number, and its claims (conditions under
    /// which other software uses a register).
    static constexpr program_view view(std::size_t group) {
        return Check::template groups_of<part_of_group>::view(group);
    }
    /// Returns the number of the group that has the choice at a position, and the choice's position
    /// in the group.
    static constexpr msr::place place_of(std::size_t position) { return Check::place_of(position); }
    /// Returns the rule that forbids to run the whole schedule on the processor whose CPUID
    /// answers, if any.
    static verdict check_cpuid(const cpuid_view &cpuid, bool finds_counters = false) {
        return basic_schedule<Check>::check_cpuid(cpuid, finds_counters);
    }
};

template <typename Pmu, typename Features, typename Request>
template <typename Check>
struct resource_pmu<Pmu, Features, Request>::schedule_members {
    /// The part of the schedule that a logical processor with the duty `Duty` (the widest scope of
    /// its writes) carries out: see `duty_of`.
    template <scope Duty>
    static constexpr schedule_part<Check, Duty> part{};
};

} // namespace msr::rdt
