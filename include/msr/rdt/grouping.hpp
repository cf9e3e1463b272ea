// Splitting choices into groups that take turns: as few as possible, each of which keeps the rules
// of a plan.
#pragma once

#include <msr/fewest_groups.hpp>
#include <msr/grouping.hpp>
#include <msr/rdt/plan.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstddef>

namespace msr::rdt {

MSR_RULE(together_takes_choices,
         "only choices, such as class_of_service<1>.l3(0xf), stand together or in each group");
MSR_RULE(schedule_has_room, "a schedule has room for at most 64 choices");

/// Two requests that stand in one group.
using link = linked_requests;

namespace detail {

/// Which requests may stand in one group, beside those that stand in each.
template <typename Features, std::size_t Most>
struct group_check {
    using room = plan_room<Features>;
    using request_type = typename room::request_type;

    sequence<request_type> in_each;
    sequence<request_type> wanted;
    const Features &has;

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
        const finding found = room::check({group, count}, has);
        return found.legal() ? found
                             : finding{found.broken, places[found.first], places[found.second]};
    }
    constexpr bool operator()(request_set members) const { return of(members).legal(); }
};

} // namespace detail

/// Splits requests into the fewest groups that each keep the rules of a plan, together with those
/// that are to stand `in_each` of them; those that are linked go into one group. Exact, and as
/// `fewest_groups` says. Not every rule is about two requests, so whole groups are checked, as
/// plans are. `Most` is at least the number of either, at most 64; links name places below the
/// number of `wanted`. Where there is nothing to split, there is one group.
/// Where requests that are linked, or one by itself, break a rule with those in each group, returns
/// the rule and who breaks it; places of culprits count those in each group first.
template <typename Features, std::size_t Most = 64>
constexpr grouping<Most>
schedule_groups(sequence<typename plan_room<Features>::request_type> in_each,
                sequence<typename plan_room<Features>::request_type> wanted, sequence<link> links,
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
        if (const finding found = check.of(members); !found.legal()) return refused(found);
    grouping<Most> result = fewest_groups<Most>(bundles.sets(), check);
    if (wanted.size() == 0) result.group_count = 1;
    return result;
}

} // namespace msr::rdt
