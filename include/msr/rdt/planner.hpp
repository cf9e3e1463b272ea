// Whether a processor can carry out requests (choices of a plan): constexpr functions over values.
// The compiler and the command line call the same functions.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/rdt/capacity.hpp>
#include <msr/rdt/features.hpp>
#include <msr/rdt/monitoring.hpp>
#include <msr/rdt/request.hpp>
#include <msr/rdt/rules.hpp>

#include <cstddef>

namespace msr::rdt {

/// The result of a check of requests (choices of a plan): the broken rule, if any, and the requests
/// that break it.
struct [[nodiscard]] finding {
    broken_rule broken{}; ///< the rule that a plan's requests break; null: all requests are legal
    std::size_t first{};  ///< position of the first request that breaks the rule
    /// Position of the second request that breaks the rule; equal to `first` where a single request
    /// breaks the rule.
    std::size_t second{};

    /// Returns whether no rule is broken.
    constexpr bool legal() const { return broken == nullptr; }
};

namespace detail {

/// Returns the rule that the masks of a class of service for a cache break, or null.
constexpr broken_rule check_masks(const masks_subject &masks) {
    if (!masks.whole.given && !masks.code.given && !masks.data.given) return nullptr;
    if (const broken_rule broken = first_broken_rule<rules_of_masks>(masks); broken != nullptr)
        return broken;
    const division_subject parts{masks};
    if (const broken_rule broken = first_broken_rule<rules_of_divided_masks>(parts);
        broken != nullptr)
        return broken;
    if (masks.whole.given) return check_capacity(masks.whole.value, masks.cache);
    const broken_rule of_code = check_capacity(masks.code.value, masks.cache);
    return of_code != nullptr ? of_code : check_capacity(masks.data.value, masks.cache);
}

constexpr broken_rule check_delay(const setting &delay, const delay_allocation &allocation,
                                  unsigned number) {
    if (!delay.given) return nullptr;
    return first_broken_rule<rules_of_delays>(delay_subject{delay, allocation, number});
}

} // namespace detail

/// Returns the rule that a request breaks without regard to other requests, or null.
/// `request`: the choice as a plain value
/// `processor`: the features of the processor
/// `by_plan`: the caches that the whole plan divides into code and data
/// `sets_more`: whether the request also sets values that AMD QoS checks
constexpr broken_rule check(const request &request, const features &processor,
                            const divided &by_plan = {}, bool sets_more = false) {
    switch (request.kind) {
    case request_kind::monitor:
        return check_monitor({.what = request.what, .rmid = request.rmid}, processor.monitoring);
    case request_kind::association:
        return first_broken_rule<rules_of_associations>(
            association_subject{request, processor, by_plan});
    case request_kind::other:
        return nullptr;
    case request_kind::partition:
        break;
    }
    if (!class_sets_each_thing_once::holds(class_subject{request, sets_more}))
        return &class_sets_each_thing_once::text;
    const unsigned number = request.class_of_service;
    const broken_rule of_l3 =
        detail::check_masks({request.l3, request.l3_code, request.l3_data, processor.l3,
                             l3_qos_mask::most, number, by_plan.l3});
    if (of_l3 != nullptr) return of_l3;
    const broken_rule of_l2 =
        detail::check_masks({request.l2, request.l2_code, request.l2_data, processor.l2,
                             l2_qos_mask::most, number, by_plan.l2});
    return of_l2 != nullptr ? of_l2 : detail::check_delay(request.delay, processor.mba, number);
}

/// Returns the rule that is broken where two requests (choices of a plan) set the same register,
/// with the positions of the first such pair, if any.
template <typename Request>
constexpr finding check_pairs(sequence<Request> requests) {
    for (std::size_t i = 0; i < requests.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!register_has_one_value::holds(requests[j], requests[i]))
                return {&register_has_one_value::text, j, i};
    return {};
}

/// Returns the first rule that requests break on a processor: a rule about one request, given the
/// caches that the whole plan divides, or about two requests. `group_check` relies on there being
/// no rules about more requests.
/// `requests`: the choices of a plan
/// `processor`: the features of the processor
/// Returns the rule with the positions of the requests that break it; no rule where the requests
/// are legal.
constexpr finding check(sequence<request> requests, const features &processor) {
    const divided by_plan = divided_by(requests);
    for (std::size_t i = 0; i < requests.size(); ++i)
        if (const broken_rule broken = check(requests[i], processor, by_plan); broken != nullptr)
            return {broken, i, i};
    return check_pairs(requests);
}

} // namespace msr::rdt
