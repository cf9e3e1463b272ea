// Splitting choices into groups that take turns: as few as possible, each of which keeps the rules
// of a plan.
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

/// Two requests that stand in one group.
using link = linked_requests;

namespace detail {

/// What a group divides into code and data: bit 0 the third-level cache, bit 1 the second-level
/// cache.
using group_kind = unsigned;
inline constexpr group_kind group_kinds = 4;
/// Some of these kinds, bit n for kind n.
using kind_set = unsigned;

constexpr group_kind kind_of(const divided &by) { return (by.l3 ? 1u : 0u) | (by.l2 ? 2u : 0u); }
constexpr divided divided_in(group_kind kind) { return {(kind & 1) != 0, (kind & 2) != 0}; }

/// Which requests may stand in one group, beside those that stand in each. As a plan's check says,
/// whose rules are about one request, depending on what the plan divides, or about two that set the
/// same; but a plan's check takes too long to be asked for every group that is tried.
template <typename Features, std::size_t Most>
struct group_check {
    using pmu = pmu_of_target<Features>;
    using request_type = typename pmu::request;

    sequence<request_type> in_each;
    sequence<request_type> wanted;
    const Features &has;
    group_kind least_kind{};          ///< what those in each group divide
    request_set legal[group_kinds]{}; ///< what may stand in a group of each kind, by itself
    request_set divides_l3{};
    request_set divides_l2{};
    request_set rivals[Most]{}; ///< what sets the same as each, which is one of them

    constexpr group_check(sequence<request_type> of_each, sequence<request_type> some,
                          const Features &features)
        : in_each{of_each}, wanted{some}, has{features}, least_kind{kind_of(divided_by(of_each))} {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            divides_l3 |= shared_part(wanted[i]).divides_l3() ? set_of_request(i) : 0;
            divides_l2 |= shared_part(wanted[i]).divides_l2() ? set_of_request(i) : 0;
            rivals[i] |= set_of_request(i);
            for (std::size_t j = 0; j < i; ++j) {
                if (!set_the_same(wanted[j], wanted[i])) continue;
                rivals[i] |= set_of_request(j);
                rivals[j] |= set_of_request(i);
            }
        }
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((kind & least_kind) == least_kind) legal[kind] = legal_in(kind);
    }

    /// What a group breaks. Places count those in each group first.
    constexpr finding of(request_set members) const {
        request_type group[2 * Most]{};
        std::size_t places[2 * Most]{};
        std::size_t count = 0;
        for (std::size_t i = 0; i < in_each.size(); ++i) {
            places[count] = i;
            group[count++] = in_each[i];
        }
        for (request_set rest = members; rest != 0; rest &= rest - 1) {
            const auto place = static_cast<std::size_t>(__builtin_ctzll(rest));
            places[count] = in_each.size() + place;
            group[count++] = wanted[place];
        }
        const finding found = pmu::check({group, count}, has);
        return found.legal() ? found
                             : finding{found.broken, places[found.first], places[found.second]};
    }

    /// Whether a group breaks nothing, where those in each group do not by themselves.
    constexpr bool operator()(request_set members) const {
        if ((members & ~legal[divided_by_group(members)]) != 0) return false;
        for (request_set rest = members; rest != 0; rest &= rest - 1)
            if ((rivals[__builtin_ctzll(rest)] & rest & (rest - 1)) != 0) return false;
        return true;
    }
    /// In which kinds of groups some that stand together may stand. What is legal in a group of a
    /// kind is also legal where less is divided, as long as it does not divide that itself.
    constexpr kind_set kinds_for(request_set members) const {
        const group_kind least = divided_by_group(members);
        kind_set result = 0;
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((kind & least) == least && (members & ~legal[kind]) == 0) result |= 1u << kind;
        return result;
    }

private:
    constexpr group_kind divided_by_group(request_set members) const {
        return least_kind | kind_of({(members & divides_l3) != 0, (members & divides_l2) != 0});
    }
    /// What may stand in a group of a kind, beside those in each.
    constexpr request_set legal_in(group_kind kind) const {
        for (const request_type &each : in_each)
            if (check(each, has, divided_in(kind)) != nullptr) return 0;
        request_set result = 0;
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (check(wanted[i], has, divided_in(kind)) == nullptr && !is_set_in_each(wanted[i]))
                result |= set_of_request(i);
        return result;
    }
    constexpr bool is_set_in_each(const request_type &one) const {
        for (const request_type &each : in_each)
            if (set_the_same(each, one)) return true;
        return false;
    }
};

/// How many groups of each kind there are.
struct kind_counts {
    std::size_t of[group_kinds]{};

    constexpr std::size_t total() const { return of[0] + of[1] + of[2] + of[3]; }
};

/// How many groups some requests need, where only those that set the same exclude each other, and
/// each may stand in groups of some kinds: of any kinds together, at least as many as there are
/// requests that set the same and stand in no others. So many are also enough (P. Hall, 1935).
/// Requests that are tied to each other may need more.
template <std::size_t Most>
struct needed_groups {
    std::size_t count{}; ///< of requests
    const request_set *rivals{};
    kind_set kinds[Most]{};                          ///< by request, and those that it is tied to
    std::size_t least[kind_set{1} << group_kinds]{}; ///< groups of some kinds together

    template <typename Check>
    constexpr needed_groups(sequence<request_set> bundles, const Check &check)
        : count{check.wanted.size()}, rivals{check.rivals} {
        for (const request_set bundle : bundles) {
            const kind_set some = check.kinds_for(bundle);
            for (request_set rest = bundle; rest != 0; rest &= rest - 1)
                kinds[__builtin_ctzll(rest)] = some;
        }
        for (kind_set some = 1; some < kind_set{1} << group_kinds; ++some)
            least[some] = most_rivals(within(some));
    }

    /// As few groups as possible. Whatever two kinds have, the other two need so many each and so
    /// many together.
    constexpr kind_counts fewest() const {
        const std::size_t all = least[(kind_set{1} << group_kinds) - 1];
        kind_counts best{{all, all, all, all}}; // no kind needs more
        for (std::size_t first = least[0b0001]; first <= all; ++first)
            for (std::size_t second = least[0b0010]; second <= all; ++second) {
                if (best.total() == all || first + second >= best.total()) break;
                if (first + second < least[0b0011]) continue;
                const kind_counts next = with(first, second);
                if (next.total() < best.total()) best = next;
            }
        return best;
    }

private:
    /// What can stand in no other kinds.
    constexpr request_set within(kind_set some) const {
        request_set result = 0;
        for (std::size_t i = 0; i < count; ++i)
            if ((kinds[i] & ~some) == 0) result |= set_of_request(i);
        return result;
    }
    constexpr std::size_t most_rivals(request_set among) const {
        int most = 0;
        for (request_set rest = among; rest != 0; rest &= rest - 1) {
            const int here = __builtin_popcountll(rivals[__builtin_ctzll(rest)] & among);
            if (here > most) most = here;
        }
        return static_cast<std::size_t>(most);
    }
    /// The fewest of the third and fourth kind.
    constexpr kind_counts with(std::size_t first, std::size_t second) const {
        kind_counts result{{first, second, 0, 0}};
        std::size_t both = 0;
        for (kind_set others = 0; others < 4; ++others) {
            const std::size_t there =
                ((others & 1) != 0 ? first : 0) + ((others & 2) != 0 ? second : 0);
            const auto raise = [&](std::size_t &to, kind_set some) {
                if (least[some | others] > there + to) to = least[some | others] - there;
            };
            raise(result.of[2], 0b0100);
            raise(result.of[3], 0b1000);
            raise(both, 0b1100);
        }
        if (result.of[2] + result.of[3] < both) result.of[3] = both - result.of[2];
        return result;
    }
};

/// Requests of which none is tied to another, in so few groups as they need: those that set the
/// same go into one group each, of a kind in which they may stand.
template <std::size_t Most>
constexpr grouping<Most> groups_by_matching(const needed_groups<Most> &needed,
                                            const kind_counts &fewest) {
    place_set groups_of_kind[group_kinds]{};
    std::size_t next = 0;
    for (group_kind kind = 0; kind < group_kinds; ++kind)
        for (std::size_t i = 0; i < fewest.of[kind]; ++i)
            groups_of_kind[kind] |= place_set{1} << next++;
    const auto groups_for = [&](std::size_t which) {
        place_set result = 0;
        for (group_kind kind = 0; kind < group_kinds; ++kind)
            if ((needed.kinds[which] >> kind & 1) != 0) result |= groups_of_kind[kind];
        return result;
    };
    request_set groups[Most]{};
    for (std::size_t i = 0; i < needed.count; ++i) {
        if ((needed.rivals[i] & (set_of_request(i) - 1)) != 0) continue; // placed with the first
        matching<Most> match;
        for (request_set rest = needed.rivals[i]; rest != 0; rest &= rest - 1)
            match.add(
                groups_for(static_cast<std::size_t>(__builtin_ctzll(rest)))); // there are enough
        std::size_t added = 0;
        for (request_set rest = needed.rivals[i]; rest != 0; rest &= rest - 1)
            groups[match.place_of[added++]] |= rest & (~rest + 1);
    }
    return numbered_groups<Most>(needed.count, groups);
}

/// The fewest groups of bundles that are each legal; no groups where they are not found in time.
template <std::size_t Most, typename Check>
constexpr grouping<Most> split(const bundle_list<Most> &bundles, const Check &check) {
    const needed_groups<Most> needed{bundles.sets(), check};
    const kind_counts fewest = needed.fewest();
    const bool is_tied = bundles.count != check.wanted.size();
    if (is_tied) return fewest_groups<Most>(bundles.sets(), check, fewest.total());
    const grouping<Most> first = first_fit_groups<Most>(bundles.sets(), check);
    return first.group_count == fewest.total() ? first : groups_by_matching(needed, fewest);
}

} // namespace detail

/// Splits requests into the fewest groups that each keep the rules of a plan, together with those
/// that are to stand `in_each` of them; those that are linked go into one group. Exact: no other
/// split has fewer groups. Each goes into the first group that has room for it, unless that makes
/// more groups than are needed. `Most` is at least the number of either, at most 64; links name
/// places below the number of `wanted`. Where there is nothing to split, there is one group.
/// Where requests that are linked, or one by itself, break a rule with those in each group, returns
/// the rule and who breaks it; places of culprits count those in each group first. Requests that
/// are linked may need a search, which is given up where it takes too long
/// (`split_is_found_in_time`, without culprits); others need none.
template <typename Features, std::size_t Most = 64>
constexpr grouping<Most>
schedule_groups(sequence<typename pmu_of_target<Features>::request> in_each,
                sequence<typename pmu_of_target<Features>::request> wanted, sequence<link> links,
                const Features &has) {
    if (in_each.size() > Most || wanted.size() > Most)
        return {.why = {&schedule_has_room::text, {}}};
    for (const link &each : links)
        if (each.one >= wanted.size() || each.other >= wanted.size())
            return {.why = {&together_takes_choices::text, {}}};
    const detail::group_check<Features, Most> check{in_each, wanted, has};
    const auto refused = [](const finding &found) {
        grouping<Most> result{.why = {found.broken, {}}, .culprit_count = 1};
        result.culprits[0] = found.first;
        if (found.second != found.first) result.culprits[result.culprit_count++] = found.second;
        return result;
    };
    if (const finding found = check.of({}); !found.legal()) return refused(found);
    const bundle_list<Most> bundles = bundles_of<Most>(wanted.size(), links);
    for (const request_set members : bundles.sets())
        if (!check(members)) return refused(check.of(members));
    grouping<Most> result = detail::split(bundles, check);
    if (wanted.size() == 0)
        result.group_count = 1;
    else if (result.group_count == 0)
        result.why = {&split_is_found_in_time::text, {}};
    return result;
}

} // namespace msr::rdt
