// The result of splitting choices into groups that are multiplexed, and the checks before the
// split.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>

namespace msr {

/// Two requests that must be counted in one group, by their positions.
struct linked_requests {
    std::size_t one{};   ///< the place of the first request
    std::size_t other{}; ///< the place of the second request
};

/// The place of a choice in a schedule.
struct place {
    std::size_t group{};    ///< the group's number, from 0 on
    std::size_t position{}; ///< among the choices of the group

    friend constexpr bool operator==(const place &, const place &) = default;
};

/// The result of splitting requests: the group of each; or the rule that is broken, and by which.
template <std::size_t Most>
struct grouping {
    verdict why{};                    ///< the rule that is broken, or none
    std::size_t culprit_count{};      ///< how many requests are at fault
    std::size_t culprits[Most + 1]{}; ///< places of the requests that cannot be counted (together)
    std::size_t group_count{};        ///< how many groups there are; 0 where a rule is broken
    std::size_t group_of[Most]{};     ///< by request; groups are numbered by their first request

    /// Whether the requests could be split into groups.
    constexpr bool found() const { return why.legal(); }
    /// The place of a request among those of its group, which keep their order.
    constexpr std::size_t position_in_group(std::size_t request) const {
        std::size_t previous = 0;
        for (std::size_t i = 0; i < request; ++i)
            previous += group_of[i] == group_of[request];
        return previous;
    }
    /// The group of a request, and its position in the group.
    constexpr place place_of(std::size_t request) const {
        return {group_of[request], position_in_group(request)};
    }
};

/// Checks requests that are to be split: there are at most `Most`, links name places below their
/// number, and `check(request)`, a verdict, has each of them legal by itself. `has_room` is the
/// rule about their number. Returns no groups where all is well.
template <std::size_t Most, typename Request, typename Check>
constexpr grouping<Most> check_before_split(sequence<Request> requests,
                                            sequence<linked_requests> links,
                                            const rule_text &has_room, const Check &check) {
    if (requests.size() > Most) return {.why = {&has_room, {}}};
    for (const linked_requests &link : links)
        if (link.one >= requests.size() || link.other >= requests.size())
            return {.why = {&together_takes_choices::text, {}}};
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const verdict verdict = check(requests[i]); !verdict.legal())
            return {.why = verdict, .culprit_count = 1, .culprits = {i}};
    return {};
}

/// The result where requests that stay together have no assignment. `assigned` is the result of the
/// planner for them, `places` are their places among all requests; `lacks_room`: a group has too
/// few counters for them.
template <std::size_t Most, typename Found>
constexpr grouping<Most> refuse_together(const Found &assigned, const std::size_t *places,
                                         bool lacks_room) {
    grouping<Most> result{.why = assigned.why, .culprit_count = assigned.culprit_count};
    if (lacks_room) result.why.broken = &together_fit_in_one_group::text;
    for (std::size_t i = 0; i < assigned.culprit_count; ++i)
        result.culprits[i] = places[assigned.culprits[i]];
    return result;
}

} // namespace msr
