// The numbers that fit a register's field: suggestions where a number in a choice does not fit.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/facts.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstdint>

namespace msr::select {

namespace detail {

constexpr fitting_numbers numbers_of_bits(number_field field, std::uint64_t bits) {
    return {.field = field, .most = bits, .only_bits = (bits & (bits + 1)) != 0};
}

/// Returns the numbers that fit the first qualifier of a choice whose value does not fit.
template <typename M>
constexpr fitting_numbers values_that_fit(const request &choice, const typename M::target &target,
                                          const limits &maximum) {
    unsigned index = 0;
    while (index + 1 < M::values.size() &&
           (!choice.has_value(index) || (choice.values[index] & ~maximum.values[index]) == 0))
        ++index;
    fitting_numbers fits = numbers_of_bits(number_field::value, maximum.values[index]);
    fits.value = index;
    request without_value = choice;
    without_value.values[index] = 0;
    fits.only_bits = fits.only_bits || !check<M>(without_value, target).legal();
    return fits;
}

} // namespace detail

/// Returns the numbers that a field takes, where its number breaks the rule `broken` of a choice;
/// `none` where the rule is not about a number, or no number is legal.
template <typename M>
constexpr fitting_numbers numbers_that_fit(const broken_rule &broken, const request &request,
                                           const typename M::target &target) {
    if (const fitting_numbers own = M::numbers_of(broken, request, target);
        own.field != number_field::none)
        return own;
    const limits maximum = M::limits_of(request, target);
    if (broken == &event_code_fits::text)
        return detail::numbers_of_bits(number_field::code, maximum.code);
    if (broken == &unit_mask_fits::text)
        return detail::numbers_of_bits(number_field::masks, maximum.masks);
    if (broken == &mask_belongs_to_event::text)
        return detail::numbers_of_bits(number_field::masks, event_of<M>(request)->known_masks());
    if (broken == &threshold_fits::text && maximum.threshold != 0)
        return {number_field::threshold, 0, 1, maximum.threshold};
    if (broken == &sampling_period_is_in_range::text)
        return {number_field::period, 0, maximum.least_period, maximum.most_period};
    if (broken == &value_fits::text) return detail::values_that_fit<M>(request, target, maximum);
    return {};
}

} // namespace msr::select
