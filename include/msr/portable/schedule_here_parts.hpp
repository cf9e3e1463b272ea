// The maker of schedules of portable choices, for every processor with counters that this library
// knows.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/planning/grouping.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/grouping.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/plan_here_parts.hpp>
#include <msr/portable/request.hpp>
#include <msr/portable/schedule_here.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/multiplexer/run_time_schedule.hpp>
#include <msr/session/run_time_plan.hpp>

#include <cstddef>
#include <utility>
#include <vector>

namespace msr::detail {

inline constexpr std::size_t most_scheduled = run_time_schedule::max_choices;

template <typename M>
grouping<most_scheduled> group_requests(select::pmu<M>, sequence<select::request> requests,
                                        sequence<linked_requests> links,
                                        const typename M::target &target) {
    return select::schedule_groups<M, most_scheduled>(requests, links, target);
}
inline grouping<most_scheduled> group_requests(netburst::pmu, sequence<netburst::request> requests,
                                               sequence<linked_requests> links,
                                               const netburst::target &target) {
    return netburst::schedule_groups<most_scheduled>(requests, links, target);
}

/// The maker of schedules of at most `most_scheduled` portable choices, for `make_for_processor`.
struct schedule_maker {
    sequence<portable_choice> choices;
    sequence<linked_requests> links;

    template <typename Target>
    run_time_schedule make_for(const Target &target) const {
        using pmu = pmu_of_target<Target>;
        typename pmu::request requests[most_scheduled]{};
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const auto result = request_on(choices[i], target);
            if (!result)
                return refuse({&portable_event_is_defined::text, {row_of(choices[i].event).name}});
            requests[i] = result.request;
        }
        const auto groups = group_requests(pmu{}, {requests, choices.size()}, links, target);
        if (!groups.found()) return refuse(groups.why);
        std::vector<run_time_schedule::place> places;
        for (std::size_t i = 0; i < choices.size(); ++i)
            places.push_back({groups.group_of[i], groups.position_in_group(i)});
        std::vector<run_time_plan> plans;
        for (std::size_t group = 0; group < groups.group_count; ++group)
            plans.push_back(plan_of_group(groups, group, target));
        return {std::move(plans), std::move(places)};
    }
    static run_time_schedule refuse(const verdict &reason) { return run_time_schedule{reason}; }

private:
    template <typename Target>
    run_time_plan plan_of_group(const grouping<most_scheduled> &groups, std::size_t group,
                                const Target &target) const {
        portable_choice members[most_scheduled]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (groups.group_of[i] == group) members[count++] = choices[i];
        return plan_for_target({{members, count}, {}}, target);
    }
};

} // namespace msr::detail

template <typename Release>
msr::run_time_schedule msr::detail::portable_scheduler<Release>::schedule(
    const cpuid_view &cpuid, sequence<portable_choice> choices, sequence<linked_requests> links) {
    if (choices.size() > most_scheduled) return schedule_maker::refuse({&plan_has_room::text, {}});
    return make_for_processor(cpuid, schedule_maker{choices, links});
}
