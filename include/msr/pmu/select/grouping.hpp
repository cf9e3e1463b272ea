// Splitting choices into groups that are multiplexed: as few as possible, each of which has
// counters for its choices.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/fewest_groups.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/matching.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>
#include <msr/pmu/select/search.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// Two requests that have to be counted in one group, by their positions.
using link = linked_requests;

using msr::grouping;

namespace detail {

/// A check of which requests can be counted in one group, and of how many groups requests need at
/// least by counters alone.
template <typename M, std::size_t Most>
struct group_check {
    static_assert(Most <= 64, "a schedule has room for at most 64 choices");
    sequence<request> considered;
    counter_set candidates_of[Most]{};
    counter_set preferred[Most]{};
    bool takes_two[Most]{};
    needs needs_of[Most]{};
    /// The set of the requests that cannot be in one plan with a request by a rule about two
    /// choices, for each request.
    request_set excluded[Most]{};

    constexpr group_check(sequence<request> requests, const typename M::target &target)
        : considered{requests} {
        for (std::size_t i = 0; i < considered.size(); ++i) {
            candidates_of[i] = candidate_places<M>(considered[i], target);
            preferred[i] = preferred_places<M>(considered[i], target);
            takes_two[i] = M::takes_two(considered[i], target);
            needs_of[i] = M::needs_of(considered[i], target);
            for (std::size_t j = 0; j < considered.size(); ++j)
                if (i != j &&
                    !check_pair<M>(considered[i < j ? i : j], considered[i < j ? j : i], target)
                         .legal())
                    excluded[i] |= set_of_request(j);
        }
    }

    /// Returns whether counters can be assigned to all requests in `members`.
    constexpr bool operator()(request_set members) const {
        counter_search<Most> search;
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            const auto place = static_cast<std::size_t>(lowest(rest));
            if ((excluded[place] & members) != 0) return false;
            search.add(candidates_of[place], preferred[place], takes_two[place]);
        }
        if (!search.solve()) return false;
        for (unsigned kind = 0; kind < M::auxiliaries.size(); ++kind)
            if (!shares(members, kind)) return false;
        return true;
    }
    constexpr bool shares(request_set members, unsigned kind) const {
        sharing<Most * most_needs> work;
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            const needs &mine = needs_of[lowest(rest)];
            for (unsigned n = 0; n < mine.count; ++n)
                if (mine.all[n].kind == kind) work.add(mine.all[n].value, mine.all[n].places);
        }
        return work.solve();
    }

    /// Returns whether counters alone allow all requests to go into `maximum` groups. The members
    /// of the first `used` groups stay in their groups: a request without a counter in these groups
    /// cannot be counted in so many groups, whatever else it needs. Of a request that takes two
    /// counters only its own counter is considered.
    constexpr bool counters_suffice(const request_set *groups, std::size_t used,
                                    std::size_t maximum) const {
        matching<Most, Most> match;
        const std::uint64_t total =
            maximum >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << maximum) - 1;
        for (std::size_t i = 0; i < considered.size(); ++i) {
            std::uint64_t container = total;
            for (std::size_t group = 0; group < used; ++group)
                if ((groups[group] & set_of_request(i)) != 0) container = std::uint64_t{1} << group;
            if (!match.add(candidates_of[i], 0, container)) return false;
        }
        return true;
    }
};

/// Returns the fewest groups of bundles, each group with an assignment; a bundle is the requests
/// that must be in one group.
template <typename M, std::size_t Most>
constexpr grouping<Most> split(sequence<request_set> bundles, const group_check<M, Most> &check) {
    const grouping<Most> first = first_fit_groups<Most>(bundles, check);
    std::size_t minimum = 1;
    while (minimum < first.group_count && !check.counters_suffice(nullptr, 0, minimum))
        ++minimum;
    if (minimum == first.group_count) return first;
    return fewest_groups<Most>(
        bundles, check, minimum, steps_without_end,
        [&check](const request_set *groups, std::size_t used, std::size_t maximum) {
            return check.counters_suffice(groups, used, maximum);
        });
}

} // namespace detail

/// Splits requests into the fewest groups that each have an assignment; requests that are linked go
/// into one group. The search is exact: no other split has fewer groups. Each request goes into the
/// first group with an assignment for it, unless that makes more groups than are needed; then a
/// search decides. Where a request or linked requests have no assignment, returns the broken rule
/// and the requests that break it. Requests that need only counters are split without backtracking;
/// otherwise time is not bounded by a power of the number of requests: keeping choices together is
/// bin packing.
/// `Most`: at least the number of requests, at most 64
/// `requests`: at most `Most` requests
/// `links`: pairs of positions of requests that must be in one group, each below the number of
/// requests
/// `target`: the processor for which the requests are planned
template <event_pmu M, std::size_t Most = 64>
constexpr grouping<Most> schedule_groups(sequence<request> requests, sequence<link> links,
                                         const typename M::target &target) {
    if (requests.size() == 0) return {{.why = {&plan_has_choices::text, {}}}};
    const auto check_alone = [&](const request &choice) { return check<M>(choice, target); };
    if (const auto checked =
            check_before_split<Most>(requests, links, plan_has_room::text, check_alone);
        !checked.found())
        return checked;

    const detail::group_check<M, Most> check_group{requests, target};
    const bundle_list<Most> bundles = bundles_of<Most>(requests.size(), links);
    for (const request_set members : bundles.sets()) {
        if (check_group(members)) continue;
        request together[Most]{};
        std::size_t places[Most]{};
        std::size_t count = 0;
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            places[count] = static_cast<std::size_t>(detail::lowest(rest));
            together[count] = requests[places[count]];
            ++count;
        }
        const assignments<Most> reason = assign<M, Most>({together, count}, target);
        const broken_rule broken = reason.why.broken;
        return refuse_together<Most>(reason, places,
                                     broken == &choices_fit_together::text ||
                                         broken == &second_counter_is_free::text);
    }
    return detail::split<M, Most>(bundles.sets(), check_group);
}

} // namespace msr::select
