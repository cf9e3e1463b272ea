// Splitting choices into groups that are counted one after the other: as few as possible, each of
// which has counters for its choices.
#pragma once

#include <msr/fewest_groups.hpp>
#include <msr/grouping.hpp>
#include <msr/rule.hpp>
#include <msr/select/planner.hpp>
#include <msr/select/request.hpp>
#include <msr/select/rules.hpp>
#include <msr/select/search.hpp>
#include <msr/sequence.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// Two requests that are counted in one group.
using link = linked_requests;

using msr::grouping;

namespace detail {

/// Seats in so many groups at once, each counter once in each group: what has none there cannot be
/// counted in so many groups, whatever else it needs.
template <std::size_t Most>
struct slots {
    counter_set wanted[Most]{};
    std::uint64_t groups[Most]{}; ///< in which groups each request may lie
    std::int16_t owner[Most][most_counters]{};
    counter_set taken[Most]{};
    counter_set visited[Most]{};
    std::size_t group_count{};

    constexpr bool place(std::size_t which) {
        for (std::uint64_t rest = groups[which]; rest != 0; rest &= rest - 1) {
            const int group = lowest(rest);
            const counter_set free = wanted[which] & ~taken[group];
            if (free != 0) return take(which, group, lowest(free));
        }
        for (std::uint64_t rest = groups[which]; rest != 0; rest &= rest - 1) {
            const int group = lowest(rest);
            for (counter_set other = wanted[which] & ~visited[group]; other != 0;
                 other = wanted[which] & ~visited[group]) {
                const int counter = lowest(other);
                visited[group] |= set_of(counter);
                if (place(static_cast<std::size_t>(owner[group][counter])))
                    return take(which, group, counter);
            }
        }
        return false;
    }
    constexpr bool place_all(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) {
            for (counter_set &each : visited)
                each = 0;
            if (!place(i)) return false;
        }
        return true;
    }

private:
    constexpr bool take(std::size_t which, int group, int counter) {
        owner[group][counter] = static_cast<std::int16_t>(which);
        taken[group] |= set_of(counter);
        return true;
    }
};

template <typename M, std::size_t Most>
struct grouper {
    static_assert(Most <= 64, "a schedule has room for at most 64 choices");
    sequence<request> wanted;
    typename M::target on;
    counter_set candidates_of[Most]{};
    counter_set preferred[Most]{};
    needs needs_of[Most]{};
    request_set excluded[Most]{}; ///< by a rule about two choices
    request_set bundle[Most]{};   ///< by the first request of each: what stays together
    std::size_t order[Most]{};    ///< first requests of bundles
    std::size_t bundle_count{};
    request_set groups[Most]{};
    std::size_t group_count{};

    constexpr grouper(sequence<request> all, sequence<link> links, const typename M::target &target)
        : wanted{all}, on{target} {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            candidates_of[i] = candidates<M>(wanted[i], on);
            preferred[i] = preference<M>(wanted[i], on);
            needs_of[i] = M::needs_of(wanted[i], on);
            for (std::size_t j = 0; j < wanted.size(); ++j)
                if (i != j &&
                    !check_two<M>(wanted[i < j ? i : j], wanted[i < j ? j : i], on).legal())
                    excluded[i] |= set_of_request(j);
        }
        const bundle_list<Most> bundles = bundles_of<Most>(wanted.size(), links);
        for (const request_set members : bundles.sets()) {
            const auto first = static_cast<std::size_t>(lowest(members));
            bundle[first] = members;
            order[bundle_count++] = first;
        }
    }

    /// Whether an assignment of all these requests exists.
    constexpr bool fits(request_set members) const {
        matching<Most> match;
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            const auto place = static_cast<std::size_t>(lowest(rest));
            if ((excluded[place] & members) != 0) return false;
            if (!match.add(candidates_of[place], preferred[place])) return false;
        }
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

    /// Puts each bundle into the first group in which it has an assignment.
    constexpr void first_fit() {
        group_count = 0;
        for (std::size_t i = 0; i < bundle_count; ++i) {
            const request_set members = bundle[order[i]];
            std::size_t group = 0;
            while (group < group_count && !fits(groups[group] | members))
                ++group;
            if (group == group_count) groups[group_count++] = 0;
            groups[group] |= members;
        }
    }

    /// Whether the counters allow `most` groups, with the requests of `placed` in their groups.
    constexpr bool counters_suffice(std::size_t most, const request_set *placed,
                                    std::size_t placed_groups) const {
        slots<Most> work;
        const std::uint64_t all = most >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << most) - 1;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            work.wanted[i] = candidates_of[i];
            work.groups[i] = all;
            for (std::size_t group = 0; group < placed_groups; ++group)
                if ((placed[group] & set_of_request(i)) != 0)
                    work.groups[i] = std::uint64_t{1} << group;
        }
        return work.place_all(wanted.size());
    }

    /// Hard bundles first: bundles of many requests, then those with few counters.
    constexpr bool is_harder(std::size_t a, std::size_t b) const {
        const int size = __builtin_popcountll(bundle[a]) - __builtin_popcountll(bundle[b]);
        if (size != 0) return size > 0;
        return __builtin_popcountll(candidates_of[a]) < __builtin_popcountll(candidates_of[b]);
    }
    constexpr void sort() {
        for (std::size_t i = 1; i < bundle_count; ++i)
            for (std::size_t j = i; j > 0 && is_harder(order[j], order[j - 1]); --j) {
                const std::size_t kept = order[j];
                order[j] = order[j - 1];
                order[j - 1] = kept;
            }
    }
    /// Tries to place the bundles from `next` on in at most `most` groups.
    constexpr bool search(std::size_t next, std::size_t most, request_set *placed,
                          std::size_t used) const {
        if (next == bundle_count) return true;
        const request_set members = bundle[order[next]];
        for (std::size_t group = 0; group <= used && group < most; ++group) {
            const request_set before = group < used ? placed[group] : 0;
            if (!fits(before | members)) continue;
            placed[group] = before | members;
            const std::size_t now = group == used ? used + 1 : used;
            if (counters_suffice(most, placed, now) && search(next + 1, most, placed, now))
                return true;
            placed[group] = before;
        }
        return false;
    }
    constexpr void settle() {
        first_fit();
        std::size_t least = 1;
        while (least < group_count && !counters_suffice(least, nullptr, 0))
            ++least;
        if (least == group_count) return;
        sort();
        for (; least < group_count; ++least) {
            request_set placed[Most]{};
            if (!search(0, least, placed, 0)) continue;
            group_count = least;
            for (std::size_t group = 0; group < least; ++group)
                groups[group] = placed[group];
        }
    }
};

} // namespace detail

/// Splits requests into the fewest groups that each have an assignment; requests that are linked
/// go into one group. Exact: no other split has fewer groups. Each request goes into the first
/// group with an assignment for it, unless that makes more groups than are needed; then a search
/// decides. `Most` is at least the number of requests, at most 64; links name
/// places below their number.
/// Where a request or linked requests have no assignment, returns the broken rule and
/// which requests break it. Requests that need only counters are split in one pass; otherwise time
/// is not bounded by a power of their number: keeping choices together is bin packing.
template <machine M, std::size_t Most = 64>
constexpr grouping<Most> schedule_groups(sequence<request> wanted, sequence<link> links,
                                         const typename M::target &on) {
    grouping<Most> result;
    if (wanted.size() > Most) return {.why = {&plan_has_room::text, {}}};
    if (wanted.size() == 0) return {.why = {&plan_has_choices::text, {}}};
    for (const link &each : links)
        if (each.one >= wanted.size() || each.other >= wanted.size())
            return {.why = {&together_takes_choices::text, {}}};
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (const verdict one = check<M>(wanted[i], on); !one.legal())
            return {.why = one, .culprit_count = 1, .culprits = {i}};

    detail::grouper<M, Most> work{wanted, links, on};
    for (std::size_t i = 0; i < work.bundle_count; ++i) {
        const request_set members = work.bundle[work.order[i]];
        if (work.fits(members)) continue;
        request together[Most]{};
        std::size_t places[Most]{};
        std::size_t count = 0;
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            places[count] = static_cast<std::size_t>(detail::lowest(rest));
            together[count] = wanted[places[count]];
            ++count;
        }
        const assignment<Most> why = assign<M, Most>({together, count}, on);
        result.why = why.why;
        if (why.why.broken == &choices_fit_together::text)
            result.why.broken = &together_fit_in_one_group::text;
        result.culprit_count = why.culprit_count;
        for (std::size_t j = 0; j < why.culprit_count; ++j)
            result.culprits[j] = places[why.culprits[j]];
        return result;
    }
    work.settle();
    return numbered_groups<Most>(wanted.size(), work.groups);
}

} // namespace msr::select
