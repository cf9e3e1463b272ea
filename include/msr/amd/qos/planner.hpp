// The check whether an AMD processor has what a request needs: constexpr functions over values,
// like those of msr/rdt/planner.hpp.
#pragma once

#include <msr/amd/qos/choice.hpp>
#include <msr/amd/qos/features.hpp>
#include <msr/amd/qos/registers.hpp>
#include <msr/amd/qos/rules.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/planner.hpp>
#include <msr/rdt/request.hpp>

#include <cstddef>

namespace msr::qos {

namespace detail {

/// Returns the rule that a bandwidth limit breaks; null where the limit is legal.
constexpr broken_rule check_limit(const limit_subject &limit_subject) {
    if (!limit_subject.limit.given) return nullptr;
    return first_broken_rule<rules_of_limits>(limit_subject);
}
constexpr limit_subject limit_of(const request &request, const features &features) {
    return {.limit = request.limit,
            .length = features.bandwidth_length,
            .longest = longest_limit,
            .classes = features.bandwidth_classes,
            .number = request.shared.class_of_service,
            .may_be_unlimited = true};
}
constexpr limit_subject slow_limit_of(const request &request, const features &features) {
    return {.limit = request.slow_limit,
            .length = features.slow_memory ? slow_length : 0,
            .longest = slow_length,
            .classes = smba_bw::most,
            .number = request.shared.class_of_service,
            .may_be_unlimited = false};
}

} // namespace detail

/// Returns the rule that a request breaks by itself; null where the request is legal.
/// `features`: the features of the processor
/// `by_plan`: the caches whose ways the plan of the request divides among classes
constexpr broken_rule check(const request &request, const features &features,
                            const rdt::divided &by_plan = {}) {
    switch (request.kind) {
    case amd_kind::configuration:
        return first_broken_rule<rules_of_configurations>(configuration_subject{request, features});
    case amd_kind::counter:
        return first_broken_rule<rules_of_counters>(counter_subject{request, features});
    case amd_kind::nothing:
        break;
    }
    if (request.shared.kind == rdt::request_kind::association)
        return first_broken_rule<rules_of_associations>(
            association_subject{{request.shared, features.shared, by_plan}, features});
    const bool limits = request.limit.given || request.slow_limit.given;
    const broken_rule shared = rdt::check(request.shared, features.shared, by_plan, limits);
    if (shared != nullptr) return shared;
    const broken_rule limit = detail::check_limit(detail::limit_of(request, features));
    return limit != nullptr ? limit : detail::check_limit(detail::slow_limit_of(request, features));
}

/// Returns the first rule that requests break together on a processor, with the positions of the
/// requests at fault.
constexpr rdt::finding check(sequence<request> requests, const features &features) {
    const rdt::divided by_plan = rdt::divided_by(requests);
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const broken_rule broken = check(requests[i], features, by_plan); broken != nullptr)
            return {broken, i, i};
    return rdt::check_pairs(requests);
}

} // namespace msr::qos
