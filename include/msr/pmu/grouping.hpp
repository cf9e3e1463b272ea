// The result of splitting choices (requested events) into groups that are multiplexed, and the
// checks before the split.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>

namespace msr {

/// Two requests that have to be counted in one group, by their positions.
struct linked_requests {
    std::size_t one{};   ///< position of the first of the two requests, from 0 on
    std::size_t other{}; ///< position of the second of the two requests, from 0 on
};

/// The place of a choice in a schedule: its group, and its position in the group.
struct place {
    std::size_t group{};    ///< number of the choice's group, from 0 on
    std::size_t position{}; ///< position of the choice among the choices of the group, from 0 on

    friend constexpr bool operator==(const place &, const place &) = default;
};

/// The result of splitting requests into groups: the group of each request; or the broken rule and
/// the requests that break it.
template <std::size_t Most>
struct grouping : assessment<Most> {
    std::size_t group_count{}; ///< how many groups there are; 0 where a rule is broken
    /// Number of the group of each request; groups are numbered from 0 on by their first requests.
    std::size_t group_of[Most]{};

    /// Returns the position of a request among the requests of its group, which keep their order.
    constexpr std::size_t position_in_group(std::size_t request) const {
        std::size_t previous = 0;
        for (std::size_t i = 0; i < request; ++i)
            previous += group_of[i] == group_of[request];
        return previous;
    }
    /// Returns the group of a request, and its position in the group.
    constexpr place place_of(std::size_t request) const {
        return {group_of[request], position_in_group(request)};
    }
};

/// Checks requests before they are split into groups: there must be at most `Most` requests, links
/// must name requests that exist, and each request must be legal by itself. Returns a grouping
/// without groups: with the broken rule, or with no rule where the requests keep all rules.
/// `links`: pairs of positions of requests that have to be in one group
/// `has_room`: the rule that is broken by more than `Most` requests
/// `check`: returns the verdict on a single request
template <std::size_t Most, typename Request, typename Check>
constexpr grouping<Most> check_before_split(sequence<Request> requests,
                                            sequence<linked_requests> links,
                                            const rule_text &has_room, const Check &check) {
    if (requests.size() > Most) return {{.why = {&has_room, {}}}};
    for (const linked_requests &link : links)
        if (link.one >= requests.size() || link.other >= requests.size())
            return {{.why = {&together_takes_choices::text, {}}}};
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const verdict verdict = check(requests[i]); !verdict.legal())
            return {{.why = verdict, .culprit_count = 1, .culprits = {i}}};
    return {};
}

/// Returns the grouping that refuses requests which have to stay together but have no assignment.
/// `assigned`: the result of the planner for the refused requests.
/// `places`: the positions of the refused requests among all requests
/// `lacks_room`: whether a group has too few counters for the refused requests
template <std::size_t Most, typename Found>
constexpr grouping<Most> refuse_together(const Found &assigned, const std::size_t *places,
                                         bool lacks_room) {
    grouping<Most> result{{.why = assigned.why, .culprit_count = assigned.culprit_count}};
    if (lacks_room) result.why.broken = &together_fit_in_one_group::text;
    for (std::size_t i = 0; i < assigned.culprit_count; ++i)
        result.culprits[i] = places[assigned.culprits[i]];
    return result;
}

} // namespace msr
