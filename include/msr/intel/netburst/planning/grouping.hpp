// Splitting choices into groups that are multiplexed: as few as possible, each of which has an
// assignment (ESCR and counter) for all its choices. Plain constexpr functions over values, like
// the planner that assigns each group.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/planning/grouping_search.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/grouping.hpp>

#include <cstddef>

namespace msr::netburst {

using msr::grouping;

namespace detail {

/// The requests (events with qualifiers) of one bundle, which go into one group, with their indices
/// among all requests.
template <std::size_t Most>
struct bundle_members {
    request all[Most]{};
    std::size_t places[Most]{};
    std::size_t count{};
    bool has_cascade{};

    constexpr bundle_members(sequence<request> requests, const std::size_t *bundle_of,
                             std::size_t index) {
        for (std::size_t i = index; i < requests.size(); ++i)
            if (bundle_of[i] == index) {
                has_cascade = has_cascade || requests[i].is_cascaded();
                all[count] = requests[i];
                places[count++] = i;
            }
    }
};

/// The links between the choices of a cascade: a choice that a cascade starts goes into the group
/// of the choice that starts it. The starting choice is the choice that the user links to the
/// started choice, or else the first choice that overflows on the counter from which the cascade
/// starts. The search tries no other choice as the start of the cascade.
template <std::size_t Most>
struct cascade_links {
    link all[Most]{};
    std::size_t count{};

    constexpr cascade_links(sequence<request> requests, sequence<link> value) {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            if (!requests[i].is_cascaded() || has_source_among(requests, value, i)) continue;
            const std::size_t source = source_of(requests, i);
            if (source < requests.size()) all[count++] = {source, i};
        }
    }
    static constexpr bool has_source_among(sequence<request> requests, sequence<link> value,
                                           std::size_t cascaded) {
        bool kept_with_it[Most]{};
        kept_with_it[cascaded] = true;
        // a chain of linked choices has at most as many links as there are choices
        for (std::size_t i = 0; i < value.size(); ++i)
            for (const link &entry : value)
                if (kept_with_it[entry.one] || kept_with_it[entry.other])
                    kept_with_it[entry.one] = kept_with_it[entry.other] = true;
        for (std::size_t i = 0; i < requests.size(); ++i) {
            const request counts = on_required_counter(counting_part(requests[i]));
            if (i != cascaded && kept_with_it[i] &&
                counts.how.counter == requests[cascaded].how.cascaded_from)
                return true;
        }
        return false;
    }
};

} // namespace detail

/// Splits requests into the fewest groups that each have an assignment (ESCRs and counters) on the
/// target; requests that are linked go into one group. Exact: no other split has fewer groups,
/// except that a cascade with several possible sources keeps its first source: link the requests
/// where another source is meant. Deterministic: each request goes into the first group that has
/// room for it, unless that makes more groups than are needed; then a search decides. The time of a
/// search is short for every set of choices that was tried, but not bounded by a power of the
/// number of choices: keeping choices of several parts together is bin packing.
/// `Most`: at least the number of requests
/// `links`: pairs of positions in `requests`
/// Returns the groups, or the broken rule with the positions of the requests that break it, where a
/// request by itself, or linked requests together, have no assignment.
template <std::size_t Most = 64>
constexpr grouping<Most> schedule_groups(sequence<request> requests, sequence<link> links,
                                         const target &target) {
    const auto check_alone = [&](const request &choice) { return check(choice, target); };
    if (const auto checked =
            check_before_split<Most>(requests, links, plan_has_room::text, check_alone);
        !checked.found())
        return checked;

    const detail::cascade_links<Most> cascades{requests, links};
    detail::grouper<Most> work{requests, links, {cascades.all, cascades.count}, target};
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (work.bundle_of[i] != i) continue;
        const detail::bundle_members<Most> members{requests, work.bundle_of, i};
        if (work.fits(i, {}) && !members.has_cascade) continue;
        const assignments reason = assign({members.all, members.count}, target);
        if (!reason.found())
            return refuse_together<Most>(reason, members.places,
                                         members.count > 1 &&
                                             reason.why.broken == &choices_fit_together::text);
    }
    work.settle_all();
    grouping<Most> result;
    result.group_count = work.shelf_count;
    for (std::size_t i = 0; i < requests.size(); ++i)
        result.group_of[i] = work.shelf_of[work.bundle_of[i]];
    return result;
}

} // namespace msr::netburst
