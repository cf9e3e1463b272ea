// The value of a metric: a number, or the problem for which it has none. Arithmetic on metric
// values never gives a NaN or an infinity.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The reasons for which a metric has no number.
enum class metric_problem : std::uint8_t {
    none,               ///< no problem: the metric has a number
    division_by_zero,   ///< a part of the metric's formula divides by 0
    group_never_ran,    ///< a session that multiplexes never ran the group of an event
    constant_not_given, ///< the formula needs a constant that the caller did not give
    /// A result is infinite or NaN, or a number in the text of a formula is too large.
    number_out_of_range,
    formula_malformed, ///< the text of the formula cannot be read
};

/// Returns the problem of a metric as a sentence.
constexpr const char *sentence_of(metric_problem problem) {
    switch (problem) {
    case metric_problem::none:
        return "nothing is wrong";
    case metric_problem::division_by_zero:
        return "not meaningful: it would divide by zero";
    case metric_problem::group_never_ran:
        return "not meaningful: the group of one of its events never ran";
    case metric_problem::constant_not_given:
        return "not meaningful: a constant that it needs was not given";
    case metric_problem::number_out_of_range:
        return "not meaningful: a number is too large";
    case metric_problem::formula_malformed:
        return "not meaningful: the formula cannot be read";
    }
    return "";
}

/// The value of a metric, or of a part of its formula: a number, or the problem for which there is
/// no number.
class [[nodiscard]] metric_value {
public:
    /// Makes a value of a number, or the problem `number_out_of_range` of an infinity or a NaN.
    /// `estimated`: whether a count in the number was scaled to the time of other groups
    constexpr metric_value(double finite, bool estimated = false)
        : number{__builtin_isfinite(finite) ? finite : 0}, scaled{estimated},
          problem{__builtin_isfinite(finite) ? metric_problem::none
                                             : metric_problem::number_out_of_range} {}
    /// Makes a value without a number.
    /// `cause`: the reason, not `metric_problem::none`
    constexpr metric_value(metric_problem cause) : problem{cause} {}

    /// Returns whether the value has a number; `why` returns the reason where the value has no
    /// number.
    constexpr bool is_meaningful() const { return problem == metric_problem::none; }
    /// Returns whether the value has a number.
    constexpr explicit operator bool() const { return is_meaningful(); }
    /// Returns the reason for which the value has no number; `none` where the value has a number.
    constexpr metric_problem why() const { return problem; }
    /// Returns whether no count in the value was scaled to the time of other groups.
    constexpr bool is_exact() const { return !scaled; }

    /// Returns the number. Stops the program where the value has no number: test `is_meaningful`
    /// first.
    constexpr double operator*() const {
        if (!is_meaningful()) __builtin_trap();
        return number;
    }
    /// Returns the number, or `other` where the value has no number.
    constexpr double value_or(double other) const { return is_meaningful() ? number : other; }

    /// Returns the sum of two values, or the problem of `a`, else of `b`, where an operand has no
    /// number.
    friend constexpr metric_value operator+(metric_value a, metric_value b) {
        return a && b ? joined(a.number + b.number, a, b) : first_problem(a, b);
    }
    /// Returns the difference of two values, or the problem of `a`, else of `b`, where an operand
    /// has no number.
    friend constexpr metric_value operator-(metric_value a, metric_value b) {
        return a && b ? joined(a.number - b.number, a, b) : first_problem(a, b);
    }
    /// Returns the product of two values, or the problem of `a`, else of `b`, where an operand has
    /// no number.
    friend constexpr metric_value operator*(metric_value a, metric_value b) {
        return a && b ? joined(a.number * b.number, a, b) : first_problem(a, b);
    }
    /// Returns the quotient of two values, or the problem of `a`, else of `b`, where an operand has
    /// no number, or `metric_problem::division_by_zero` where `b` is 0.
    friend constexpr metric_value operator/(metric_value a, metric_value b) {
        if (!a || !b) return first_problem(a, b);
        if (b.number == 0) return metric_problem::division_by_zero;
        return joined(a.number / b.number, a, b);
    }
    /// Returns 1 where `a` is less than `b`, else 0; or the problem of `a`, else of `b`, where an
    /// operand has no number.
    friend constexpr metric_value less(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? 1 : 0, a, b) : first_problem(a, b);
    }
    /// Returns the smaller of two values, or the problem of `a`, else of `b`, where an operand has
    /// no number.
    friend constexpr metric_value smaller(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? a.number : b.number, a, b)
                      : first_problem(a, b);
    }
    /// Returns the larger of two values, or the problem of `a`, else of `b`, where an operand has
    /// no number.
    friend constexpr metric_value larger(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? b.number : a.number, a, b)
                      : first_problem(a, b);
    }
    /// Returns `a` where the condition is not 0, else `b`; or the condition's problem where the
    /// condition has no number. A problem of the value that is not taken does not matter.
    friend constexpr metric_value chosen_by(metric_value condition, metric_value a,
                                            metric_value b) {
        if (!condition) return condition;
        metric_value result = condition.number != 0 ? a : b;
        result.scaled = result.scaled || condition.scaled;
        return result;
    }

private:
    static constexpr metric_value joined(double number, const metric_value &a,
                                         const metric_value &b) {
        return {number, a.scaled || b.scaled};
    }
    static constexpr metric_value first_problem(const metric_value &a, const metric_value &b) {
        return a ? b : a;
    }

    double number{};
    bool scaled{};
    metric_problem problem{};
};

} // namespace msr
