// Splits choices into as few groups as possible, which are multiplexed; each group samples ops at
// most once and fetches at most once.
#pragma once

#include <msr/amd/ibs/planner.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/fewest_groups.hpp>
#include <msr/pmu/grouping.hpp>

#include <cstddef>

namespace msr::ibs {

/// A pair of requests that must be sampled in the same group.
using link = linked_requests;

using msr::grouping;

namespace detail {

/// The requests of each IBS engine, as sets of positions; called with a set of requests, returns
/// whether they can be sampled together.
struct engine_users {
    request_set ops{};
    request_set fetches{};

    constexpr explicit engine_users(sequence<request> requests) {
        for (std::size_t i = 0; i < requests.size(); ++i)
            (requests[i].what == engine::op ? ops : fetches) |= set_of_request(i);
    }

    static constexpr bool is_several(request_set set) { return (set & (set - 1)) != 0; }

    constexpr bool operator()(request_set members) const { return in_the_way(members) == 0; }
    /// Returns the members of a set of requests that need the same engine as another member.
    constexpr request_set in_the_way(request_set members) const {
        return (is_several(members & ops) ? members & ops : 0) |
               (is_several(members & fetches) ? members & fetches : 0);
    }
};

} // namespace detail

/// Splits requests into the fewest groups that each have a plan on the target: as many groups as
/// the busier engine has requests. Linked requests go into the same group; each request goes into
/// the first group in which its engine is free. `Most`: at least the number of requests, at most
/// 64.
/// `links`: pairs of positions in `requests`
/// Returns the groups; where a request is illegal by itself, or linked requests need the same
/// engine, the broken rule and the requests that break it.
template <std::size_t Most = 64>
constexpr grouping<Most> schedule_groups(sequence<request> requests, sequence<link> links,
                                         const target &target) {
    if (requests.size() == 0) return {{.why = {&ibs_plan_has_choices::text}}};
    const auto check_alone = [&](const request &choice) { return check(choice, target); };
    if (const auto checked =
            check_before_split<Most>(requests, links, schedule_has_room::text, check_alone);
        !checked.found())
        return checked;

    const detail::engine_users users{requests};
    const bundle_list<Most> bundles = bundles_of<Most>(requests.size(), links);
    for (const request_set members : bundles.sets()) {
        request_set rest = users.in_the_way(members);
        if (rest == 0) continue;
        grouping<Most> result{{.why = {&together_fit_in_one_group::text}}};
        for (; rest != 0; rest &= rest - 1)
            result.culprits[result.culprit_count++] =
                static_cast<std::size_t>(__builtin_ctzll(rest));
        return result;
    }
    return first_fit_groups<Most>(bundles.sets(), users);
}

} // namespace msr::ibs
