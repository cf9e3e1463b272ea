// Metrics that a program writes itself: arithmetic on counts of choices, numbers and constants.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/rules.hpp>
#include <msr/metric/value.hpp>
#include <msr/pmu/choice.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr {

// The parts of a formula. Each part has a number of events; `evaluate` and `write` get the position
// of the part's first event among the events of the whole formula.
namespace formula {

/// A number as a part of a formula.
struct number {
    static constexpr std::size_t events = 0; ///< how many counts of choices a number needs: none
    static constexpr constant_set constants = 0; ///< the set of constants that a number needs: none
    /// How strongly the text of a number binds (its precedence): 5, no parentheses.
    static constexpr int strength = 5;
    double value{}; ///< the number that is this part of a formula

    /// Returns the number, whatever the counts are.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &, std::size_t) const {
        return value;
    }
    /// Writes the number to a sink of formula text, by `sink.number(double)`.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t) const {
        sink.number(value);
    }
};

/// The count of a choice as a part of a formula.
template <typename Choice>
struct count {
    /// How many counts of choices this part of a formula needs: 1.
    static constexpr std::size_t events = 1;
    static constexpr constant_set constants = 0; ///< the set of constants that a count needs: none
    /// How strongly the text of a count binds (its precedence): 5, no parentheses.
    static constexpr int strength = 5;
    Choice choice{}; ///< the choice whose count is the value of this part of a formula

    /// Returns the count of the choice.
    /// `first`: the position of the choice among all choices of the formula
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t first) const {
        return counts.count(first);
    }
    /// Writes the choice to a sink of formula text, by `sink.event(first)`.
    /// `first`: the position of the choice among all choices of the formula
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t first) const {
        sink.event(first);
    }
    /// Returns the choice whose count is the value of this part of a formula.
    template <std::size_t>
    constexpr Choice choice_at() const {
        return choice;
    }
};

/// A constant of the processor or of the measurement as a part of a formula.
template <metric_constant Which>
struct constant {
    static constexpr std::size_t events = 0; ///< how many counts of choices a constant needs: none
    /// The set of constants that the part of a formula needs: `Which`.
    static constexpr constant_set constants = set_of(Which);
    /// How strongly the text of a constant binds (its precedence): 5, no parentheses.
    static constexpr int strength = 5;

    /// Returns the value of the constant, or the problem `constant_not_given`.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t) const {
        return counts.constant(Which);
    }
    /// Writes the constant's name to a sink of formula text, by `sink.text(const char *)`.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t) const {
        sink.text(metric_constants[static_cast<unsigned>(Which)].name);
    }
};

/// The operations that join two parts of a formula, `left` and `right`.
enum class operation : std::uint8_t {
    plus,    ///< `left + right`
    minus,   ///< `left - right`
    times,   ///< `left * right`
    divided, ///< `left / right`; no number where `right` is 0
    least,   ///< the lower of `left` and `right`
    most,    ///< the higher of `left` and `right`
    less,    ///< 1 where `left` is below `right`, else 0
};

/// The greatest strength with which the text of a part of a formula binds: 5. A part of this
/// strength is never put in parentheses.
inline constexpr int strongest = 5;
/// Returns how strongly the text of an operation binds: 2 for comparisons, 3 for `+` and `-`, 4 for
/// `*` and `/`, 5 for `min` and `max`, which are written as functions.
constexpr int strength_of(operation operation) {
    constexpr int strengths[] = {3, 3, 4, 4, strongest, strongest, 2};
    return strengths[static_cast<unsigned>(operation)];
}
/// Writes a part of a formula as text, in parentheses where the part binds less strongly than
/// `minimum`.
/// `first`: the position of the part's first choice among all choices of the formula
/// `minimum`: a strength of 0 (never parentheses) to 5
template <typename Part, typename Sink>
constexpr void write_inside(const Part &part, Sink &&sink, std::size_t first, int minimum) {
    const bool is_weaker = Part::strength < minimum;
    if (is_weaker) sink.text("(");
    part.write(sink, first);
    if (is_weaker) sink.text(")");
}

/// An operation on two parts of a formula, as a part itself.
template <operation Operation, typename Left, typename Right>
struct pair {
    /// The number of counts of choices that both operands need together.
    static constexpr std::size_t events = Left::events + Right::events;
    /// The set of constants that both operands need together.
    static constexpr constant_set constants = Left::constants | Right::constants;
    Left left{};   ///< the left operand of the operation
    Right right{}; ///< the right operand of the operation

    /// Returns the value of the operation, or the problem of the left operand, then of the right,
    /// that has no number.
    /// `counts`: has `count(position)` of each choice and `constant(which)`
    /// `first`: the position of the operation's first choice among all choices of the formula
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t first) const {
        const metric_value a = left.evaluate(counts, first);
        const metric_value b = right.evaluate(counts, first + Left::events);
        if constexpr (Operation == operation::plus) return a + b;
        if constexpr (Operation == operation::minus) return a - b;
        if constexpr (Operation == operation::times) return a * b;
        if constexpr (Operation == operation::divided) return a / b;
        if constexpr (Operation == operation::least) return smaller(a, b);
        if constexpr (Operation == operation::most) return larger(a, b);
        if constexpr (Operation == operation::less) return less(a, b);
    }
    /// How strongly the text of the operation binds (its precedence), 2 (comparison) to 5 (`min`
    /// and `max`).
    static constexpr int strength = strength_of(Operation);
    /// Writes the operation to a sink of formula text, with parentheses around operands that need
    /// parentheses.
    /// `first`: the position of the operation's first choice among all choices of the formula
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t first) const {
        constexpr const char *openings[] = {"", "", "", "", "min(", "max(", ""};
        constexpr const char *separators[] = {" + ", " - ", " * ", " / ", ", ", ", ", " < "};
        constexpr const char *closings[] = {"", "", "", "", ")", ")", ""};
        constexpr bool is_function = strength == strongest;
        sink.text(openings[static_cast<unsigned>(Operation)]);
        write_inside(left, sink, first, is_function ? 0 : strength);
        sink.text(separators[static_cast<unsigned>(Operation)]);
        write_inside(right, sink, first + Left::events, is_function ? 0 : strength + 1);
        sink.text(closings[static_cast<unsigned>(Operation)]);
    }
    /// Returns the choice at a position among the choices of the left operand and then of the
    /// right.
    template <std::size_t Place>
    constexpr auto choice_at() const {
        if constexpr (Place < Left::events)
            return left.template choice_at<Place>();
        else
            return right.template choice_at<Place - Left::events>();
    }
};

/// A part of a formula whose value is that of `Then` where `Condition` is not 0, else that of
/// `Else`.
template <typename Condition, typename Then, typename Else>
struct alternative {
    /// The number of counts of choices that the condition and both alternatives need together.
    static constexpr std::size_t events = Condition::events + Then::events + Else::events;
    /// Set of constants that the condition and both alternatives need together.
    static constexpr constant_set constants =
        Condition::constants | Then::constants | Else::constants;
    /// How strongly the text of an alternative `a if c else b` binds (its precedence): 1, weakest
    /// of all.
    static constexpr int strength = 1;
    /// The part of the formula whose value, 0 or not, decides which part is taken.
    Condition condition{};
    Then true_value{}; ///< the part of the formula that is taken where the condition is not 0
    Else otherwise{};  ///< the part of the formula that is taken where the condition is 0

    /// Returns the value of the part that the condition selects, or the problem of the condition
    /// where the condition has no number.
    /// `counts`: has `count(position)` of each choice and `constant(which)`
    /// `first`: the position of the alternative's first choice among all choices of the formula
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t first) const {
        return chosen_by(condition.evaluate(counts, first),
                         true_value.evaluate(counts, first + Condition::events),
                         otherwise.evaluate(counts, first + Condition::events + Then::events));
    }
    /// Writes `true_value if condition else otherwise` to a sink of formula text.
    /// `first`: the position of the alternative's first choice among all choices of the formula
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t first) const {
        write_inside(true_value, sink, first + Condition::events, 2);
        sink.text(" if ");
        write_inside(condition, sink, first, 2);
        sink.text(" else ");
        write_inside(otherwise, sink, first + Condition::events + Then::events, 1);
    }
    /// Returns the choice at a position among the choices of the condition, of `true_value` and of
    /// `otherwise`, in this order.
    template <std::size_t Place>
    constexpr auto choice_at() const {
        constexpr std::size_t false_value_place = Condition::events + Then::events;
        if constexpr (Place < Condition::events)
            return condition.template choice_at<Place>();
        else if constexpr (Place < false_value_place)
            return true_value.template choice_at<Place - Condition::events>();
        else
            return otherwise.template choice_at<Place - false_value_place>();
    }
};

/// Whether a type is a part of a formula.
template <typename T>
inline constexpr bool is_part = false;
template <>
inline constexpr bool is_part<number> = true;
template <typename Choice>
inline constexpr bool is_part<count<Choice>> = true;
template <metric_constant Which>
inline constexpr bool is_part<constant<Which>> = true;
template <operation Operation, typename Left, typename Right>
inline constexpr bool is_part<pair<Operation, Left, Right>> = true;
template <typename Condition, typename Then, typename Else>
inline constexpr bool is_part<alternative<Condition, Then, Else>> = true;

/// A type that is a part of a formula, such as a count or a sum of counts.
template <typename T>
concept part = is_part<T>;
/// A type that is a part of a formula, or a number that `as_part` makes a part.
template <typename T>
concept part_or_number = part<T> || std::is_arithmetic_v<T>;

/// Returns a number as a part of a formula.
constexpr number as_part(double value) { return {value}; }
/// Returns a part of a formula unchanged.
template <part Part>
constexpr Part as_part(Part part) {
    return part;
}
/// Two operands of a formula, at least one of which is a part of a formula and not a plain number.
template <typename Left, typename Right>
concept operands = part_or_number<Left> && part_or_number<Right> &&(part<Left> || part<Right>);

/// Returns the part that an operation makes of two parts.
template <operation Operation, typename Left, typename Right>
constexpr auto joined(Left left, Right right) {
    return pair<Operation, Left, Right>{left, right};
}
/// Returns the sum of two operands as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator+(Left left, Right right) {
    return joined<operation::plus>(as_part(left), as_part(right));
}
/// Returns the difference of two operands as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator-(Left left, Right right) {
    return joined<operation::minus>(as_part(left), as_part(right));
}
/// Returns the product of two operands as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator*(Left left, Right right) {
    return joined<operation::times>(as_part(left), as_part(right));
}
/// Returns the quotient of two operands as a part of a formula, which has no number where `right`
/// is 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator/(Left left, Right right) {
    return joined<operation::divided>(as_part(left), as_part(right));
}
/// Returns the comparison as a part of a formula: 1 where `left` is less than `right`, else 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator<(Left left, Right right) {
    return joined<operation::less>(as_part(left), as_part(right));
}
/// Returns the comparison as a part of a formula: 1 where `left` is greater than `right`, else 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator>(Left left, Right right) {
    return joined<operation::less>(as_part(right), as_part(left));
}
/// Returns the smaller of two operands as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto min(Left left, Right right) {
    return joined<operation::least>(as_part(left), as_part(right));
}
/// Returns the greater of two operands as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto max(Left left, Right right) {
    return joined<operation::most>(as_part(left), as_part(right));
}
/// Returns a part of a formula: `true_value` where the condition is not 0, else `otherwise`.
template <part Condition, part_or_number Then, part_or_number Else>
constexpr auto if_else(Condition condition, Then true_value, Else otherwise) {
    const auto a = as_part(true_value);
    const auto b = as_part(otherwise);
    return alternative<Condition, std::remove_const_t<decltype(a)>,
                       std::remove_const_t<decltype(b)>>{condition, a, b};
}

} // namespace formula

/// Returns the count of a choice as a part of a formula. Does not compile where the argument is not
/// a choice.
template <typename Choice>
constexpr auto count_of(Choice choice) {
    using mistake =
        mistake_unless<typed_choice<Choice> || named_choice<Choice>, metric_is_of_choices, Choice>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    if constexpr (typed_choice<Choice>)
        return formula::count<decltype(as_choice(choice))>{};
    else
        return formula::count<Choice>{choice};
}

/// A constant as a part of a formula, such as `constant_of<metric_constant::duration>`; the caller
/// of `value_of` gives the value of the constant.
template <metric_constant Which>
inline constexpr formula::constant<Which> constant_of{};

/// A metric that a program writes itself, made by `metric`: a formula with a name and a unit.
template <formula::part Formula>
struct own_metric {
    /// The counts and constants that a formula needs.
    struct uses {
        std::size_t count{};      ///< how many counts of choices the formula needs
        constant_set constants{}; ///< the set of constants that the formula needs
    };

    const char *its_name{}; ///< the metric's name
    const char *its_unit{}; ///< the metric's unit; empty: a plain number
    Formula formula{};      ///< the formula from which the metric's value is calculated

    /// Returns the metric's name.
    constexpr const char *name() const { return its_name; }
    /// Returns the metric's unit; empty: a plain number.
    constexpr const char *unit() const { return its_unit; }
    /// Returns how many counts of choices the metric needs, and which constants.
    static constexpr uses used() { return {Formula::events, Formula::constants}; }

    /// Returns a choice that the metric counts.
    /// `Place`: the choice's position in the formula, from left to right, below `Formula::events`
    template <std::size_t Place>
    requires(Place < Formula::events) constexpr auto choice_at(const uses & = {}) const {
        return formula.template choice_at<Place>();
    }
    /// Returns the metric's value, or the problem for which the metric has no value.
    /// `counts`: has `count(position)` of each choice of the formula and `constant(which)`
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts) const {
        return formula.evaluate(counts, 0);
    }
    /// Writes the metric's formula to a sink that has `number(double)`, `event(position)` and
    /// `text(const char *)`.
    template <typename Sink>
    constexpr void write_formula(Sink &&sink) const {
        formula.write(sink, 0);
    }
};

/// Returns a metric that a program writes itself: a formula with a name and a unit.
/// `name`, `unit`: texts that live as long as the metric
/// `formula`: of `count_of` choices, `constant_of` constants, numbers, `+ - * / < >`, and `min`,
/// `max` and `if_else`
/// Example:
///     #include <msr/intel/perfmon.hpp>
///     namespace pm = msr::perfmon;
///     constexpr auto cpi =
///         msr::metric("cpi", "clocks",
///                     msr::count_of(pm::core_cycles) / msr::count_of(pm::instructions_retired));
template <formula::part Formula>
constexpr own_metric<Formula> metric(const char *name, const char *unit, Formula formula) {
    return {name, unit, formula};
}
/// Returns a metric without a unit, such as a ratio.
/// `name`: the metric's name, a text that lives as long as the metric
/// `formula`: choices, numbers and constants, joined by operators
template <formula::part Formula>
constexpr own_metric<Formula> metric(const char *name, Formula formula) {
    return {name, "", formula};
}

} // namespace msr
