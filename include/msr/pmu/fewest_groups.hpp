// Splits requests into the fewest groups, where a function decides which requests fit into a group:
// for PMUs whose choices need no counters but exclude each other.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/grouping.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// A set of requests, with bit n for the n-th request, from 0 on.
using request_set = std::uint64_t;

constexpr request_set set_of_request(std::size_t place) { return request_set{1} << place; }

/// Bundles of requests: all requests of a bundle have to stay in one group. Each bundle is a set;
/// bundles stand in the order of their first requests. `Most`: the greatest number of requests, at
/// most 64.
template <std::size_t Most>
struct bundle_list {
    static_assert(Most <= 64, "groups have room for at most 64 choices");

    request_set all[Most]{};
    std::size_t count{};

    constexpr sequence<request_set> sets() const & { return {all, count}; }
    // the function is deleted: the result would refer to a destroyed object
    void sets() const && = delete;
};

/// Returns `count` requests, 1 to `Most`, as bundles: linked requests, which have to stay in one
/// group, share a bundle.
/// `links`: pairs of requests, each given by its position, which is below `count`.
template <std::size_t Most>
constexpr bundle_list<Most> bundles_of(std::size_t count, sequence<linked_requests> links) {
    // bundles of requests that stay together, by the first request of each bundle
    request_set bundles[Most]{};
    for (std::size_t i = 0; i < count; ++i)
        bundles[i] = set_of_request(i);
    const auto first_with = [&bundles](std::size_t place) {
        std::size_t first = 0;
        while ((bundles[first] & set_of_request(place)) == 0)
            ++first;
        return first;
    };
    for (const linked_requests &requests : links) {
        const std::size_t index = first_with(requests.one);
        const std::size_t other = first_with(requests.other);
        if (index == other) continue;
        bundles[index < other ? index : other] |= bundles[index < other ? other : index];
        bundles[index < other ? other : index] = 0;
    }
    bundle_list<Most> result;
    for (std::size_t i = 0; i < count; ++i)
        if (bundles[i] != 0) result.all[result.count++] = bundles[i];
    return result;
}

/// Returns the grouping of `count` requests that stand in `groups`. Groups are numbered from 0 on
/// in the order of their first requests.
template <std::size_t Most>
constexpr grouping<Most> numbered_groups(std::size_t count, const request_set (&groups)[Most]) {
    grouping<Most> result;
    std::size_t numbers[Most]{};
    bool numbered[Most]{};
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t group = 0;
        while ((groups[group] & set_of_request(i)) == 0)
            ++group;
        if (!numbered[group]) numbers[group] = result.group_count++;
        numbered[group] = true;
        result.group_of[i] = numbers[group];
    }
    return result;
}

/// The number of steps of a search that never gives up.
inline constexpr std::size_t steps_without_end = ~std::size_t{0};

namespace detail {

/// A search that splits bundles of requests into the fewest groups. Bundles exclude each other if
/// no group can hold both.
template <std::size_t Most, typename Fits, typename Bound>
struct group_search {
    sequence<request_set> bundles;
    const Fits &fits;
    const Bound &bound;
    /// The bundles of requests that cannot share a group with a bundle: a set for each bundle.
    request_set excluded[Most]{};
    request_set groups[Most]{};           ///< the requests of each group, as a set
    request_set bundles_of_group[Most]{}; ///< the bundles of requests of each group, as a set
    std::size_t request_count{};
    /// Steps that the search in `place` may still take; 0: the search gives up.
    std::size_t steps_left{};

    constexpr group_search(sequence<request_set> sets, const Fits &may_stand, const Bound &limit)
        : bundles{sets}, fits{may_stand}, bound{limit} {
        for (const request_set set : bundles)
            request_count += static_cast<std::size_t>(__builtin_popcountll(set));
    }

    /// Finds the bundles of requests that exclude each other, which `place` needs and `first_fit`
    /// does not.
    constexpr void find_exclusions() {
        for (std::size_t i = 0; i < bundles.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (!fits(bundles[i] | bundles[j])) {
                    excluded[i] |= set_of_request(j);
                    excluded[j] |= set_of_request(i);
                }
    }

    /// Returns a lower bound of the number of groups: the size of a set of bundles of requests no
    /// two of which can share a group. The search for such a set starts from each bundle, and
    /// always adds the bundle that excludes most of the bundles that may follow.
    constexpr std::size_t least_groups() const {
        std::size_t maximum = 1;
        for (std::size_t i = 0; i < bundles.size(); ++i) {
            std::size_t size = 1;
            for (request_set rest = excluded[i]; rest != 0; ++size)
                rest &= excluded[most_exclusive(rest)];
            if (size > maximum) maximum = size;
        }
        return maximum;
    }

    /// Puts each bundle of requests into the first group that has room for it, and returns the
    /// number of groups.
    constexpr std::size_t first_fit() {
        clear();
        std::size_t used = 0;
        for (std::size_t i = 0; i < bundles.size(); ++i) {
            std::size_t group = 0;
            while (group < used && !has_room(group, i))
                ++group;
            used += group == used ? 1 : 0;
            put(i, group);
        }
        return used;
    }

    /// Returns whether the bundles of requests in `left`, which have no group yet, have room in
    /// `maximum` groups, of which `used` have bundles. The bundle with the fewest possible groups
    /// is placed first. Returns false, too, where no steps are left.
    constexpr bool place(request_set left, std::size_t used, std::size_t maximum) {
        if (left == 0) return true;
        take_steps(static_cast<std::size_t>(__builtin_popcountll(left)) * (used + 1));
        const std::size_t next = hardest(left, used);
        for (std::size_t group = 0; group <= used && group < maximum && steps_left != 0; ++group) {
            if (!has_room(group, next)) continue;
            put(next, group);
            const std::size_t current = group == used ? used + 1 : used;
            if (bound(groups, current, maximum) &&
                place(left & ~set_of_request(next), current, maximum))
                return true;
            take_back(next, group);
        }
        return false;
    }
    /// Returns whether all bundles of requests have room in `maximum` groups, where no group has
    /// bundles yet.
    constexpr bool place_all(std::size_t maximum) {
        clear();
        return place(~request_set{0} >> (64 - bundles.size()), 0, maximum);
    }

    /// Returns the grouping that the search has found.
    constexpr grouping<Most> result() const { return numbered_groups<Most>(request_count, groups); }

private:
    constexpr void take_steps(std::size_t count) {
        if (steps_left != steps_without_end) steps_left -= count < steps_left ? count : steps_left;
    }
    constexpr void clear() {
        for (std::size_t group = 0; group < Most; ++group)
            groups[group] = bundles_of_group[group] = 0;
    }
    constexpr bool has_room(std::size_t group, std::size_t bundle) {
        take_steps(1);
        if ((excluded[bundle] & bundles_of_group[group]) != 0) return false;
        take_steps(static_cast<std::size_t>(__builtin_popcountll(groups[group])));
        return groups[group] == 0 || fits(groups[group] | bundles[bundle]);
    }
    constexpr void put(std::size_t bundle, std::size_t group) {
        groups[group] |= bundles[bundle];
        bundles_of_group[group] |= set_of_request(bundle);
    }
    constexpr void take_back(std::size_t bundle, std::size_t group) {
        groups[group] &= ~bundles[bundle];
        bundles_of_group[group] &= ~set_of_request(bundle);
    }
    /// Returns the bundle of requests in `set` with the largest number of other bundles in `set`
    /// that cannot share a group with the returned bundle.
    constexpr std::size_t most_exclusive(request_set set) const {
        std::size_t position = 0;
        int best = -1;
        for (request_set rest = set; rest != 0; rest &= rest - 1) {
            const int excludes = __builtin_popcountll(excluded[__builtin_ctzll(rest)] & set);
            if (excludes <= best) continue;
            best = excludes;
            position = static_cast<std::size_t>(__builtin_ctzll(rest));
        }
        return position;
    }
    /// Returns the bundle of requests in `left` with the fewest possible groups; of several such
    /// bundles, the bundle with the largest number of other bundles in `left` that cannot share a
    /// group with the returned bundle.
    constexpr std::size_t hardest(request_set left, std::size_t used) const {
        std::size_t position = 0;
        int best = -1;
        for (request_set rest = left; rest != 0; rest &= rest - 1) {
            const auto bundle = static_cast<std::size_t>(__builtin_ctzll(rest));
            int closed = 0;
            for (std::size_t group = 0; group < used; ++group)
                closed += (excluded[bundle] & bundles_of_group[group]) != 0 ? 1 : 0;
            const int hard = 65 * closed + __builtin_popcountll(excluded[bundle] & left);
            if (hard <= best) continue;
            best = hard;
            position = bundle;
        }
        return position;
    }
};

} // namespace detail

/// The bound of a search without a bound: any groups may be completed to a solution.
struct no_bound {
    constexpr bool operator()(const request_set *, std::size_t, std::size_t) const { return true; }
};

/// The number of steps after which a search gives up: about as many as clang 14 has time for in one
/// constant, of which clang evaluates 1,048,576 statements. A step tries a group for a bundle of
/// requests.
inline constexpr std::size_t steps_of_a_search = 100'000;

/// Puts each bundle of requests into the first group that has room for it and that
/// `fits(request_set)` accepts.
/// Returns the groups, numbered from 0 on in the order of their first requests.
/// `bundles`: sets of requests that stay together
/// `fits`: accepts each bundle by itself, and with a set of requests each of its subsets
template <std::size_t Most, typename Fits>
constexpr grouping<Most> first_fit_groups(sequence<request_set> bundles, const Fits &fits) {
    const no_bound bound;
    detail::group_search<Most, Fits, no_bound> search{bundles, fits, bound};
    search.first_fit();
    return search.result();
}

/// Splits bundles of requests into the fewest groups that `fits` accepts. The search is exact: no
/// other split has fewer groups. Each bundle goes into the first group that has room for it, unless
/// that makes more groups than are needed; then a search decides. The time of the search is not
/// bounded by a power of the number of bundles, so that the search gives up after `steps`.
/// `fits`: accepts each bundle by itself, and with a set of requests each of its subsets
/// `minimum`: a number of groups that are known to be needed
/// `steps`: the steps of the search before it gives up
/// `bound`: `bound(groups, used, most)` may return false where the first `used` groups, sets of
/// requests, cannot be completed to `most` groups: then the search turns back
/// Returns the groups, numbered from 0 on in the order of their first requests; no groups where the
/// search gave up.
template <std::size_t Most, typename Fits, typename Bound = no_bound>
constexpr grouping<Most>
fewest_groups(sequence<request_set> bundles, const Fits &fits, std::size_t minimum = 1,
              std::size_t steps = steps_of_a_search, const Bound &bound = {}) {
    detail::group_search<Most, Fits, Bound> search{bundles, fits, bound};
    const std::size_t enough = search.first_fit();
    if (minimum >= enough) return search.result();
    search.find_exclusions();
    const std::size_t excluding = search.least_groups();
    std::size_t maximum = minimum > excluding ? minimum : excluding;
    if (maximum >= enough) return search.result();
    search.steps_left = steps;
    while (maximum < enough && !search.place_all(maximum)) {
        if (search.steps_left == 0) return {};
        ++maximum;
    }
    if (maximum == enough) search.first_fit();
    return search.result();
}

} // namespace msr
