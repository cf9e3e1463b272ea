// Results of `measure`: the counts, and the return value of the callable that was counted.
#pragma once

#include <msr/core/failure.hpp>

#include <concepts>
#include <optional>
#include <type_traits>
#include <utility>
#include <version>

#ifdef __cpp_lib_expected
#include <expected>
#endif

namespace msr {

/// The counts while a callable ran, and the value that the callable returned: `const auto [counts,
/// value] = measure(...)`.
template <typename Counts, typename Value>
struct [[nodiscard]] measurement {
    Counts counts; ///< the counts of the events while the callable ran
    /// The value that the callable returned; a reference where it returned a reference.
    Value value;
};

namespace detail {

/// The value of a callable that may not have run: std::optional, or a pointer where the callable
/// returns a reference.
template <typename Value>
struct possible_value {
    using type = std::optional<std::remove_cv_t<Value>>;
    static type of(Value &&value) { return type{std::in_place, static_cast<Value &&>(value)}; }
};
template <typename Value>
requires std::is_reference_v<Value>
struct possible_value<Value> {
    using type = std::remove_reference_t<Value> *;
    static type of(Value &&value) noexcept { return __builtin_addressof(value); }
};

/// The results of a measurement: `type` where failures are thrown; `attempt` where a failure is
/// reported as a value, because the callable may then not have run.
template <typename Counts, typename Value>
struct measurement_types {
    using type = measurement<Counts, Value>;
    using attempt = measurement<Counts, typename possible_value<Value>::type>;
};
template <typename Counts>
struct measurement_types<Counts, void> {
    using type = Counts;
    using attempt = Counts;
};

} // namespace detail

/// The result of `measure` for a callable: the counts alone where the callable returns nothing.
template <typename Counts, std::invocable WorkLoad>
using measurement_of =
    typename detail::measurement_types<Counts, std::invoke_result_t<WorkLoad>>::type;

/// The result of `measure(work_load, problem)` for a callable: `*value` is what the callable
/// returned, and `value` is empty where the callable did not run. `value` is a pointer where the
/// callable returns a reference.
template <typename Counts, std::invocable WorkLoad>
using measurement_attempt =
    typename detail::measurement_types<Counts, std::invoke_result_t<WorkLoad>>::attempt;

namespace detail {

/// Runs `work` and then `stop`, which returns the counts. Returns the counts, with the value of
/// `work` if `work` returns one.
template <typename Counts, typename Work, typename Stop>
measurement_of<Counts, Work> run_and_stop(Work &&work, Stop stop) {
    using value_type = std::invoke_result_t<Work>;
    if constexpr (std::is_void_v<value_type>) {
        static_cast<Work &&>(work)();
        return stop();
    } else {
        value_type value = static_cast<Work &&>(work)();
        return {stop(), static_cast<value_type &&>(value)};
    }
}

/// Runs `work` and then `stop`, for a measurement that reports its failure as a value.
template <typename Counts, typename Work, typename Stop>
measurement_attempt<Counts, Work> try_run_and_stop(Work &&work, Stop stop) {
    using value_type = std::invoke_result_t<Work>;
    if constexpr (std::is_void_v<value_type>) {
        static_cast<Work &&>(work)();
        return stop();
    } else {
        auto value = possible_value<value_type>::of(static_cast<Work &&>(work)());
        return {stop(), std::move(value)};
    }
}

/// Returns the result for a callable that did not run: the counts `counted`, which are all 0, and
/// no value.
template <typename Counts, typename Work>
measurement_attempt<Counts, Work> nothing_measured(Counts counted) {
    if constexpr (std::is_void_v<std::invoke_result_t<Work>>)
        return counted;
    else
        return {std::move(counted), {}};
}

#ifdef __cpp_lib_expected
/// Returns success, or the failure `problem`.
inline std::expected<void, failure> expected(const failure &problem) noexcept {
    if (problem) return std::unexpected{problem};
    return {};
}
/// Returns counts, or the failure `problem`.
template <typename Counts>
std::expected<Counts, failure> expected(Counts &&counted, const failure &problem) noexcept {
    if (problem) return std::unexpected{problem};
    return static_cast<Counts &&>(counted);
}

/// Returns a measurement that succeeded, or the failure `problem`.
template <typename Counts, typename Work>
std::expected<measurement_of<Counts, Work>, failure>
expected_measurement(measurement_attempt<Counts, Work> &&result, const failure &problem) {
    using value_type = std::invoke_result_t<Work>;
    if (problem) return std::unexpected{problem};
    if constexpr (std::is_void_v<value_type>)
        return std::move(result);
    else
        return measurement_of<Counts, Work>{std::move(result.counts),
                                            static_cast<value_type &&>(*result.value)};
}
#endif

} // namespace detail

} // namespace msr
