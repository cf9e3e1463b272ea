// Splitting choices of RDT into the fewest groups that take turns, each of which keeps the rules of
// a plan.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/fewest_groups.hpp>
#include <msr/pmu/grouping.hpp>
#include <msr/pmu/matching.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/plan.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rdt/rules.hpp>

#include <cstddef>

namespace msr::rdt {

using msr::schedule_has_room;
using msr::together_takes_choices;

/// A pair of requests (choices as plain values) that must be in one group of a schedule.
using link = linked_requests;

namespace detail {

/// The kind of a group, by the caches that it divides into code and data: bit 0 the third-level
/// cache, bit 1 the second-level cache.
using group_kind = unsigned;
inline constexpr group_kind group_kinds = 4;
/// A set of kinds of groups, bit n for kind n.
using kind_set = unsigned;

constexpr group_kind kind_of(const divided &caches) {
    return (caches.l3 ? 1u : 0u) | (caches.l2 ? 2u : 0u);
}
constexpr divided divided_in(group_kind kind) { return {(kind & 1) != 0, (kind & 2) != 0}; }

/// A check whether requests (choices as plain values) may form a group, together with the requests
/// that every group has. The result is that of a plan's check, whose rules are about one request,
/// depending on the caches that the plan divides, or about two requests that set the same register;
/// but a plan's check takes too long for every group that is tried.
template <typename Features, std::size_t Most>
struct group_check {
    using pmu = pmu_of_target<Features>;
    using request_type = typename pmu::request;

    sequence<request_type> in_each;
    sequence<request_type> requests;
    const Features &processor;
    /// the kind of a group that has only the requests common to all groups
    group_kind least_kind{};
    /// By kind of group: the requests of which each is legal in a group of that kind.
    request_set legal[group_kinds]{};
    request_set divides_l3{};
    request_set divides_l2{};
    /// By request: the requests that set the same register, the request itself included.
    request_set rivals[Most]{};

    constexpr group_check(sequence<request_type> fixed, sequence<request_type> candidates,
                          const Features &features)
        : in_each{fixed}, requests{candidates}, processor{features}, least_kind{kind_of(
                                                                         divided_by(fixed))} {
        for (std::size_t i = 0; i < requests.size(); ++i) {
            divides_l3 |= shared_part(requests[i]).divides_l3() ? set_of_request(i) : 0;
            divides_l2 |= shared_part(requests[i]).divides_l2() ? set_of_request(i) : 0;
            rivals[i] |= set_of_request(i);
            for (std::size_t j = 0; j < i; ++j) {
                if (!set_the_same(requests[j], requests[i])) continue;
                rivals[i] |= set_of_request(j);
                rivals[j] |= set_of_request(i);
            }
        }
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((kind & least_kind) == least_kind) legal[kind] = legal_in(kind);
    }

    /// Returns the rule that a group of `members` breaks, if any, and the positions of the requests
    /// that break it; the requests that every group has come first.
    constexpr finding of(request_set members) const {
        request_type group[2 * Most]{};
        std::size_t places[2 * Most]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < in_each.size(); ++i) {
            places[count] = i;
            group[count++] = in_each[i];
        }
        for (request_set remaining = members; remaining != 0; remaining &= remaining - 1) {
            const auto place = static_cast<std::size_t>(__builtin_ctzll(remaining));
            places[count] = in_each.size() + place;
            group[count++] = requests[place];
        }
        const finding result = pmu::check({group, count}, processor);
        return result.legal() ? result
                              : finding{result.broken, places[result.first], places[result.second]};
    }

    /// Returns whether a group of `members` breaks no rule, provided that the requests which every
    /// group has break none by themselves.
    constexpr bool operator()(request_set members) const {
        if ((members & ~legal[divided_by_group(members)]) != 0) return false;
        for (request_set remaining = members; remaining != 0; remaining &= remaining - 1)
            if ((rivals[__builtin_ctzll(remaining)] & remaining & (remaining - 1)) != 0)
                return false;
        return true;
    }
    /// Returns the kinds of groups in which requests (choices as plain values) may stand together.
    /// A request that is legal in a group of a kind is also legal in a kind that divides fewer
    /// caches, unless the request divides them itself.
    constexpr kind_set kinds_for(request_set members) const {
        const group_kind minimum = divided_by_group(members);
        kind_set result = 0;
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((kind & minimum) == minimum && (members & ~legal[kind]) == 0) result |= 1u << kind;
        return result;
    }

private:
    constexpr group_kind divided_by_group(request_set members) const {
        return least_kind | kind_of({(members & divides_l3) != 0, (members & divides_l2) != 0});
    }
    /// Returns the requests that may stand in a group of a kind, together with the requests that
    /// every group has.
    constexpr request_set legal_in(group_kind kind) const {
        for (const request_type &fixed : in_each)
            if (check(fixed, processor, divided_in(kind)) != nullptr) return 0;
        request_set result = 0;
        for (std::size_t i = 0; i < requests.size(); ++i)
            if (check(requests[i], processor, divided_in(kind)) == nullptr &&
                !is_set_in_each(requests[i]))
                result |= set_of_request(i);
        return result;
    }
    constexpr bool is_set_in_each(const request_type &request) const {
        for (const request_type &fixed : in_each)
            if (set_the_same(fixed, request)) return true;
        return false;
    }
};

/// A number of groups for each of the four kinds of groups.
struct kind_counts {
    std::size_t groups[group_kinds]{};

    constexpr std::size_t total() const { return groups[0] + groups[1] + groups[2] + groups[3]; }
};

/// The number of groups that requests (choices as plain values) need, where only requests that set
/// the same register exclude each other, and each request may stand in groups of some kinds. Any
/// set of kinds must have at least as many groups as there are requests that set the same register
/// and may stand in no other kinds. This number of groups is also enough (P. Hall, 1935). Requests
/// that are tied to each other may need more.
template <std::size_t Most>
struct needed_groups {
    /// Number of the requests (choices as plain values) that are split into groups.
    std::size_t count{};
    const request_set *rivals{};
    /// By request: the kinds of groups in which the request may stand together with the requests
    /// tied to it.
    kind_set kinds[Most]{};
    /// By set of kinds: the least number of groups of these kinds together.
    std::size_t minimum[kind_set{1} << group_kinds]{};

    template <typename Check>
    constexpr needed_groups(sequence<request_set> bundles, const Check &check)
        : count{check.requests.size()}, rivals{check.rivals} {
        for (const request_set bundle : bundles) {
            const kind_set allowed = check.kinds_for(bundle);
            for (request_set remaining = bundle; remaining != 0; remaining &= remaining - 1)
                kinds[__builtin_ctzll(remaining)] = allowed;
        }
        for (kind_set kinds_together = 1; kinds_together < kind_set{1} << group_kinds;
             ++kinds_together)
            minimum[kinds_together] = most_rivals(within(kinds_together));
    }

    /// Returns the numbers of groups of each kind that have the smallest sum. Tries all numbers of
    /// groups of the first two kinds; these numbers decide how many groups the other two kinds
    /// need, each kind alone and both together.
    constexpr kind_counts fewest() const {
        const std::size_t largest = minimum[(kind_set{1} << group_kinds) - 1];
        // an upper bound: no kind of group needs more groups than `largest`
        kind_counts best{{largest, largest, largest, largest}};
        for (std::size_t first = minimum[0b0001]; first <= largest; ++first)
            for (std::size_t second = minimum[0b0010]; second <= largest; ++second) {
                if (best.total() == largest || first + second >= best.total()) break;
                if (first + second < minimum[0b0011]) continue;
                const kind_counts next = extended(first, second);
                if (next.total() < best.total()) best = next;
            }
        return best;
    }

private:
    /// Returns the requests that may stand only in groups of the kinds `allowed`.
    constexpr request_set within(kind_set allowed) const {
        request_set result = 0;
        for (std::size_t i = 0; i < count; ++i)
            if ((kinds[i] & ~allowed) == 0) result |= set_of_request(i);
        return result;
    }
    constexpr std::size_t most_rivals(request_set members) const {
        int largest = 0;
        for (request_set remaining = members; remaining != 0; remaining &= remaining - 1) {
            const int rivals_here =
                __builtin_popcountll(rivals[__builtin_ctzll(remaining)] & members);
            if (rivals_here > largest) largest = rivals_here;
        }
        return static_cast<std::size_t>(largest);
    }
    /// Returns the fewest groups of each kind where the numbers of groups of the first and the
    /// second kind are given.
    constexpr kind_counts extended(std::size_t first, std::size_t second) const {
        kind_counts result{{first, second, 0, 0}};
        std::size_t together = 0;
        for (kind_set first_kinds = 0; first_kinds < 4; ++first_kinds) {
            const std::size_t present =
                ((first_kinds & 1) != 0 ? first : 0) + ((first_kinds & 2) != 0 ? second : 0);
            const auto raise = [&](std::size_t &number, kind_set kind_bits) {
                if (minimum[kind_bits | first_kinds] > present + number)
                    number = minimum[kind_bits | first_kinds] - present;
            };
            raise(result.groups[2], 0b0100);
            raise(result.groups[3], 0b1000);
            raise(together, 0b1100);
        }
        if (result.groups[2] + result.groups[3] < together)
            result.groups[3] = together - result.groups[2];
        return result;
    }
};

/// Returns the groups of requests of which none is tied to another, in the fewest groups: requests
/// that set the same register go into different groups, each of a kind in which the request may
/// stand.
template <std::size_t Most>
constexpr grouping<Most> groups_by_matching(const needed_groups<Most> &needed,
                                            const kind_counts &fewest) {
    place_set groups_of_kind[group_kinds]{};
    std::size_t next = 0;
    for (group_kind kind = 0; kind < group_kinds; ++kind)
        for (std::size_t i = 0; i < fewest.groups[kind]; ++i)
            groups_of_kind[kind] |= place_set{1} << next++;
    const auto groups_for = [&](std::size_t request) {
        place_set result = 0;
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((needed.kinds[request] >> kind & 1) != 0) result |= groups_of_kind[kind];
        return result;
    };
    request_set groups[Most]{};
    for (std::size_t i = 0; i < needed.count; ++i) {
        // request i was placed already, together with the first request that sets the same register
        if ((needed.rivals[i] & (set_of_request(i) - 1)) != 0) continue;
        matching<Most> match;
        for (request_set remaining = needed.rivals[i]; remaining != 0; remaining &= remaining - 1)
            match.add(groups_for(static_cast<std::size_t>(__builtin_ctzll(remaining))));
        std::size_t added = 0;
        for (request_set remaining = needed.rivals[i]; remaining != 0; remaining &= remaining - 1)
            groups[match.place_of[added++]] |= remaining & (~remaining + 1);
    }
    return numbered_groups<Most>(needed.count, groups);
}

/// Returns the fewest legal groups of bundles (requests that must be in one group); no groups where
/// the search for them takes too long.
template <std::size_t Most, typename Check>
constexpr grouping<Most> split(const bundle_list<Most> &bundles, const Check &check) {
    const needed_groups<Most> needed{bundles.sets(), check};
    const kind_counts fewest = needed.fewest();
    const bool is_tied = bundles.count != check.requests.size();
    if (is_tied) return fewest_groups<Most>(bundles.sets(), check, fewest.total());
    const grouping<Most> first = first_fit_groups<Most>(bundles.sets(), check);
    return first.group_count == fewest.total() ? first : groups_by_matching(needed, fewest);
}

} // namespace detail

/// Splits requests (choices as plain values) into the fewest groups that each keep the rules of a
/// plan, together with the requests that stand `in_each` of them. Exact: no other split has fewer
/// groups. A request goes into the first group whose rules allow it, unless that makes more groups
/// than are needed. Without requests to split, there is a single group. Linked requests may need a
/// search, which is given up where it takes too long (`split_is_found_in_time`, without culprits);
/// other requests need none.
/// `Most`: at least the number of `in_each` and that of `requests`, at most 64
/// `links`: pairs of positions in `requests`; linked requests go into one group
/// Returns the groups, or the broken rule and the culprits where linked requests, or a request
/// alone, break it with the requests of each group; positions of culprits count `in_each` first.
template <typename Features, std::size_t Most = 64>
constexpr grouping<Most>
schedule_groups(sequence<typename pmu_of_target<Features>::request> in_each,
                sequence<typename pmu_of_target<Features>::request> requests, sequence<link> links,
                const Features &processor) {
    if (in_each.size() > Most || requests.size() > Most)
        return {{.why = {&schedule_has_room::text, {}}}};
    for (const link &pair : links)
        if (pair.one >= requests.size() || pair.other >= requests.size())
            return {{.why = {&together_takes_choices::text, {}}}};
    const detail::group_check<Features, Most> check{in_each, requests, processor};
    const auto refused = [](const finding &violation) {
        grouping<Most> result{
            {.why = {violation.broken, {}}, .culprit_count = 1, .culprits = {violation.first}}};
        if (violation.second != violation.first)
            result.culprits[result.culprit_count++] = violation.second;
        return result;
    };
    if (const finding violation = check.of({}); !violation.legal()) return refused(violation);
    const bundle_list<Most> bundles = bundles_of<Most>(requests.size(), links);
    for (const request_set members : bundles.sets())
        if (!check(members)) return refused(check.of(members));
    grouping<Most> result = detail::split(bundles, check);
    if (requests.size() == 0)
        result.group_count = 1;
    else if (result.group_count == 0)
        result.why = {&split_is_found_in_time::text, {}};
    return result;
}

} // namespace msr::rdt
