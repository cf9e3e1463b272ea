// The check whether a target can sample a request: constexpr functions over values, which the
// compiler and the run-time notation both use.
#pragma once

#include <msr/amd/ibs/features.hpp>
#include <msr/amd/ibs/request.hpp>
#include <msr/amd/ibs/rules.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/assessment.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>

namespace msr::ibs {

/// Checks whether a choice is legal by itself: its numbers, and whether the target has what the
/// choice needs.
/// `request`: the choice as a plain value
/// `target`: a generation with the features that CPUID announces
/// Returns no rule, or the broken rule with the names of what breaks it.
constexpr verdict check(const request &request, const target &target) {
    using all = typename joined_rules<rules_of_numbers, rules_of_features, rules_of_errata>::type;
    return first_broken<all>(considered{request, target});
}

/// Checks whether several choices are legal together.
/// `requests`: the choices, of which at most one is of each engine
/// `target`: a generation with the features that CPUID announces
/// Returns no rule, or the first broken rule.
constexpr verdict check(sequence<request> requests, const target &target) {
    for (std::size_t i = 0; i < requests.size(); ++i) {
        if (const verdict entry = check(requests[i], target); !entry.legal()) return entry;
        const verdict addition = first_broken<rules_of_several>(considered_among{requests, i});
        if (!addition.legal()) return addition;
    }
    return ibs_plan_has_choices::holds(requests) ? verdict{} : verdict{&ibs_plan_has_choices::text};
}

namespace detail {

template <typename... Rule>
constexpr feature_set features_needed(const request &request, rule_list<Rule...>) {
    feature_set needed = 0;
    ((needed |= Rule::needs(request) ? set_of(Rule::needed) : feature_set{0}), ...);
    return needed;
}

} // namespace detail

/// Returns the features that a processor must announce for a request.
constexpr feature_set features_needed(const request &request) {
    return detail::features_needed(request, rules_of_features{});
}

/// Checks whether requests are legal together. At fault is a request that is illegal by itself, or
/// all requests that need the same engine.
/// `requests`: at most `Most`
/// `target`: a generation with the features that CPUID announces
/// Returns the verdict and the positions of the requests at fault.
template <std::size_t Most>
constexpr assessment<Most> assign(sequence<request> requests, const target &target) {
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const verdict verdict = check(requests[i], target); !verdict.legal())
            return {.why = verdict, .culprit_count = 1, .culprits = {i}};
    assessment<Most> result{.why = check(requests, target)};
    if (result.found()) return result;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        std::size_t users = 0;
        for (const request &entry : requests)
            users += entry.what == requests[i].what ? 1 : 0;
        if (users > 1) result.culprits[result.culprit_count++] = i;
    }
    return result;
}

} // namespace msr::ibs
