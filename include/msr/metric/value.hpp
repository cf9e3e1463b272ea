// The value of a metric: a number, or the problem for which it has none. Arithmetic on it never
// gives a NaN or an infinity.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// Why a metric has no number.
enum class metric_problem : std::uint8_t {
    none,                ///< there is a number
    division_by_zero,    ///< a part of the formula divides by 0
    group_never_ran,     ///< a session that takes turns never ran the group of an event
    constant_not_given,  ///< the formula needs a constant that the caller did not give
    number_out_of_range, ///< a result is infinite, or a number of a text too large
    formula_malformed,   ///< a text is no formula
};

/// The problem in words.
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

/// The value of a metric, or of a part of its formula.
class [[nodiscard]] metric_value {
public:
    /// A number; infinities and NaN are out of range. `estimated`: a count in it was scaled.
    constexpr metric_value(double finite, bool estimated = false)
        : number{__builtin_isfinite(finite) ? finite : 0}, scaled{estimated},
          problem{__builtin_isfinite(finite) ? metric_problem::none
                                             : metric_problem::number_out_of_range} {}
    /// No number; `cause` is not `none`.
    constexpr metric_value(metric_problem cause) : problem{cause} {}

    /// Whether there is a value; `why` has the reason where there is none.
    constexpr bool is_meaningful() const { return problem == metric_problem::none; }
    /// Whether there is a value.
    constexpr explicit operator bool() const { return is_meaningful(); }
    /// The reason why there is no value; `none` where there is one.
    constexpr metric_problem why() const { return problem; }
    /// Whether no count in it was scaled to the time of other groups.
    constexpr bool is_exact() const { return !scaled; }

    /// The number. Stops the program where it is not meaningful: ask first.
    constexpr double operator*() const {
        if (!is_meaningful()) __builtin_trap();
        return number;
    }
    /// The value, or `other` where the metric has no value.
    constexpr double value_or(double other) const { return is_meaningful() ? number : other; }

    /// The sum; without a value, with the first reason, where an operand has none.
    friend constexpr metric_value operator+(metric_value a, metric_value b) {
        return a && b ? joined(a.number + b.number, a, b) : first_problem(a, b);
    }
    /// The difference; without a value, with the first reason, where an operand has none.
    friend constexpr metric_value operator-(metric_value a, metric_value b) {
        return a && b ? joined(a.number - b.number, a, b) : first_problem(a, b);
    }
    /// The product; without a value, with the first reason, where an operand has none.
    friend constexpr metric_value operator*(metric_value a, metric_value b) {
        return a && b ? joined(a.number * b.number, a, b) : first_problem(a, b);
    }
    /// The quotient; without a value, with the first reason, where an operand has none, and with
    /// `metric_problem::division_by_zero` where `b` is 0.
    friend constexpr metric_value operator/(metric_value a, metric_value b) {
        if (!a || !b) return first_problem(a, b);
        if (b.number == 0) return metric_problem::division_by_zero;
        return joined(a.number / b.number, a, b);
    }
    /// 1 where `a` is less than `b`, else 0; without a value, with the first reason, where an
    /// operand has none.
    friend constexpr metric_value less(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? 1 : 0, a, b) : first_problem(a, b);
    }
    /// The smaller value; without a value, with the first reason, where an operand has none.
    friend constexpr metric_value smaller(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? a.number : b.number, a, b)
                      : first_problem(a, b);
    }
    /// The larger value; without a value, with the first reason, where an operand has none.
    friend constexpr metric_value larger(metric_value a, metric_value b) {
        return a && b ? joined(a.number < b.number ? b.number : a.number, a, b)
                      : first_problem(a, b);
    }
    /// `a` where the condition is not 0, else `b`; what is not taken may have no number.
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
