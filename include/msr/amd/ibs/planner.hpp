// Whether a target can sample what is asked: plain constexpr functions over values, the same in the
// compiler and for text.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>

namespace msr::ibs {

/// Whether a choice is legal by itself: its numbers, and whether the target has what it needs.
constexpr verdict check(const request &asked, const target &on) {
    using all = typename joined_rules<rules_of_numbers, rules_of_features, rules_of_errata>::type;
    return first_broken<all>(considered{asked, on});
}

/// Whether several choices are legal together.
constexpr verdict check(sequence<request> asked, const target &on) {
    for (std::size_t i = 0; i < asked.size(); ++i) {
        if (const verdict one = check(asked[i], on); !one.legal()) return one;
        const verdict more = first_broken<rules_of_several>(considered_among{asked, i});
        if (!more.legal()) return more;
    }
    return ibs_plan_has_choices::holds(asked) ? verdict{} : verdict{&ibs_plan_has_choices::text};
}

namespace detail {

template <typename... Rule>
constexpr feature_set features_needed(const request &asked, rule_list<Rule...>) {
    feature_set needed = 0;
    ((needed |= Rule::needs(asked) ? set_of(Rule::needed) : feature_set{0}), ...);
    return needed;
}

} // namespace detail

/// The features that a request needs of a processor.
constexpr feature_set features_needed(const request &asked) {
    return detail::features_needed(asked, rules_of_features{});
}

/// What a check of requests found: the broken rule, and the places of the requests that break it.
template <std::size_t Most>
struct checked_requests {
    verdict why{};
    std::size_t culprit_count{};
    std::size_t culprits[Most + 1]{};

    constexpr bool found() const { return why.legal(); }
};

/// Checks at most `Most` requests. At fault is one by itself, or all that want one engine.
template <std::size_t Most>
constexpr checked_requests<Most> assign(sequence<request> asked, const target &on) {
    for (std::size_t i = 0; i < asked.size(); ++i)
        if (const verdict one = check(asked[i], on); !one.legal())
            return {.why = one, .culprit_count = 1, .culprits = {i}};
    checked_requests<Most> result{.why = check(asked, on)};
    if (result.found()) return result;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        std::size_t users = 0;
        for (const request &each : asked)
            users += each.what == asked[i].what ? 1 : 0;
        if (users > 1) result.culprits[result.culprit_count++] = i;
    }
    return result;
}

} // namespace msr::ibs
