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

// The parts of a formula. Each part has a number of events; `evaluate` and `write` get the number
// of its first event among those of the whole formula.
namespace formula {

/// A number in a formula.
struct number {
    static constexpr std::size_t events = 0;     ///< how many counts it needs
    static constexpr constant_set constants = 0; ///< the constants that the part needs: none
    static constexpr int strength = 5;           ///< how strongly its text binds, for parentheses
    double value{};                              ///< the number

    /// The number, whatever the counts are.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &, std::size_t) const {
        return value;
    }
    /// Writes the number to the sink.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t) const {
        sink.number(value);
    }
};

/// The count of a choice in a formula.
template <typename Choice>
struct count {
    static constexpr std::size_t events = 1;     ///< how many counts it needs
    static constexpr constant_set constants = 0; ///< the constants that the part needs: none
    static constexpr int strength = 5;           ///< how strongly its text binds, for parentheses
    Choice choice{};                             ///< the choice whose count is the value

    /// The count of the choice. `first`: its position among the choices of the formula.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t first) const {
        return counts.count(first);
    }
    /// Writes the choice's name to the sink. `first`: its position among the choices of the
    /// formula.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t first) const {
        sink.event(first);
    }
    /// The part's only choice.
    template <std::size_t>
    constexpr Choice choice_at() const {
        return choice;
    }
};

/// A constant of the processor or of the measurement in a formula.
template <metric_constant Which>
struct constant {
    static constexpr std::size_t events = 0;                 ///< how many counts it needs
    static constexpr constant_set constants = set_of(Which); ///< the constants that the part needs
    static constexpr int strength = 5; ///< how strongly its text binds, for parentheses

    /// The value of the constant, or that it was not given.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t) const {
        return counts.constant(Which);
    }
    /// Writes the constant's name to the sink.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t) const {
        sink.text(metric_constants[static_cast<unsigned>(Which)].name);
    }
};

/// The operations of formulas.
enum class operation : std::uint8_t {
    plus,    ///< `left + right`
    minus,   ///< `left - right`
    times,   ///< `left * right`
    divided, ///< `left / right`; no number where `right` is 0
    least,   ///< the lower of both
    most,    ///< the higher of both
    less,    ///< 1 where `left` is below `right`, else 0
};

/// The strength of a part that needs no parentheses; what binds less strongly stands in
/// parentheses.
inline constexpr int strongest = 5;
/// Returns how strongly an operation binds: 2 (comparison) to 5 (least and most, as functions).
constexpr int strength_of(operation operation) {
    constexpr int strengths[] = {3, 3, 4, 4, strongest, strongest, 2};
    return strengths[static_cast<unsigned>(operation)];
}
/// Writes a part of a formula as text, in parentheses where it binds less strongly than `minimum`.
/// `first`: the position of the part's first choice among all
template <typename Part, typename Sink>
constexpr void write_inside(const Part &part, Sink &&sink, std::size_t first, int minimum) {
    const bool is_weaker = Part::strength < minimum;
    if (is_weaker) sink.text("(");
    part.write(sink, first);
    if (is_weaker) sink.text(")");
}

/// An operation on two parts of a formula.
template <operation Operation, typename Left, typename Right>
struct pair {
    /// How many counts both parts need.
    static constexpr std::size_t events = Left::events + Right::events;
    /// The constants that both parts need.
    static constexpr constant_set constants = Left::constants | Right::constants;
    Left left{};   ///< the first part
    Right right{}; ///< the second part

    /// The value of the operation; where an operand has none, the reason. `first`: the position of
    /// its first choice.
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
    /// How strongly the operation binds.
    static constexpr int strength = strength_of(Operation);
    /// Writes the operation to the sink, with parentheses where they are needed. `first`: the
    /// position of its first choice.
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
    /// The choice at a position among those of both operands.
    template <std::size_t Place>
    constexpr auto choice_at() const {
        if constexpr (Place < Left::events)
            return left.template choice_at<Place>();
        else
            return right.template choice_at<Place - Left::events>();
    }
};

/// A part of a formula where a condition is not 0, else another.
template <typename Condition, typename Then, typename Else>
struct alternative {
    /// How many counts all parts need.
    static constexpr std::size_t events = Condition::events + Then::events + Else::events;
    static constexpr constant_set constants = ///< which constants all parts need
        Condition::constants | Then::constants | Else::constants;
    static constexpr int strength = 1; ///< how strongly its text binds, for parentheses
    Condition condition{};             ///< decides which part is taken
    Then true_value{};                 ///< the part that is taken where the condition is not 0
    Else otherwise{};                  ///< the part that is taken where the condition is 0

    /// The value of the operand that the condition selects. `first`: the position of its first
    /// choice.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts, std::size_t first) const {
        return chosen_by(condition.evaluate(counts, first),
                         true_value.evaluate(counts, first + Condition::events),
                         otherwise.evaluate(counts, first + Condition::events + Then::events));
    }
    /// Writes the alternative to the sink. `first`: the position of its first choice.
    template <typename Sink>
    constexpr void write(Sink &&sink, std::size_t first) const {
        write_inside(true_value, sink, first + Condition::events, 2);
        sink.text(" if ");
        write_inside(condition, sink, first, 2);
        sink.text(" else ");
        write_inside(otherwise, sink, first + Condition::events + Then::events, 1);
    }
    /// The choice at a position among those of the condition and both operands.
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

/// A part of a formula.
template <typename T>
concept part = is_part<T>;
/// A part of a formula, or a number that becomes one.
template <typename T>
concept part_or_number = part<T> || std::is_arithmetic_v<T>;

/// Returns a number as a part of a formula.
constexpr number as_part(double value) { return {value}; }
/// Returns the part as it is.
template <part Part>
constexpr Part as_part(Part part) {
    return part;
}
/// Two operands of a formula: at least one of them is a part.
template <typename Left, typename Right>
concept operands = part_or_number<Left> && part_or_number<Right> &&(part<Left> || part<Right>);

/// Returns the part that an operation makes of two parts.
template <operation Operation, typename Left, typename Right>
constexpr auto joined(Left left, Right right) {
    return pair<Operation, Left, Right>{left, right};
}
/// Returns the sum as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator+(Left left, Right right) {
    return joined<operation::plus>(as_part(left), as_part(right));
}
/// Returns the difference as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator-(Left left, Right right) {
    return joined<operation::minus>(as_part(left), as_part(right));
}
/// Returns the product as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator*(Left left, Right right) {
    return joined<operation::times>(as_part(left), as_part(right));
}
/// Returns the quotient as a part of a formula; its value is a quiet NaN where 0 is divided by 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator/(Left left, Right right) {
    return joined<operation::divided>(as_part(left), as_part(right));
}
/// Returns the comparison as a part of a formula: 1 where it holds, else 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator<(Left left, Right right) {
    return joined<operation::less>(as_part(left), as_part(right));
}
/// Returns the comparison as a part of a formula: 1 where it holds, else 0.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto operator>(Left left, Right right) {
    return joined<operation::less>(as_part(right), as_part(left));
}
/// Returns the smaller of two parts as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto min(Left left, Right right) {
    return joined<operation::least>(as_part(left), as_part(right));
}
/// Returns the greater of two parts as a part of a formula.
template <typename Left, typename Right>
requires operands<Left, Right>
constexpr auto max(Left left, Right right) {
    return joined<operation::most>(as_part(left), as_part(right));
}
/// `true_value` where the condition is not 0, else `otherwise`.
template <part Condition, part_or_number Then, part_or_number Else>
constexpr auto if_else(Condition condition, Then true_value, Else otherwise) {
    const auto a = as_part(true_value);
    const auto b = as_part(otherwise);
    return alternative<Condition, std::remove_const_t<decltype(a)>,
                       std::remove_const_t<decltype(b)>>{condition, a, b};
}

} // namespace formula

/// The count of a choice, in a formula.
template <typename Choice>
constexpr auto count_of(Choice choice) {
    using mistake =
        mistake_unless<typed_choice<Choice> || named_choice<Choice>, metric_is_of_choices, Choice>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
    if constexpr (typed_choice<Choice>)
        return formula::count<decltype(as_choice(choice))>{};
    else
        return formula::count<Choice>{choice};
}

/// A constant in a formula, which the caller of `value_of` gives:
/// `constant_of<metric_constant::duration>`.
template <metric_constant Which>
inline constexpr formula::constant<Which> constant_of{};

/// A metric of a program; made by `metric`.
template <formula::part Formula>
struct own_metric {
    /// The needs of a formula.
    struct uses {
        std::size_t count{};      ///< how many counts the formula needs
        constant_set constants{}; ///< which constants the formula needs
    };

    const char *its_name{}; ///< the metric's name
    const char *its_unit{}; ///< the metric's unit; empty: a plain number
    Formula formula{};      ///< how its value is made

    /// The metric's name.
    constexpr const char *name() const { return its_name; }
    /// The metric's unit; empty: a plain number.
    constexpr const char *unit() const { return its_unit; }
    /// How many events it counts, and which constants it needs.
    static constexpr uses used() { return {Formula::events, Formula::constants}; }

    /// The choice of an event of the formula, in the order in which they stand there.
    template <std::size_t Place>
    requires(Place < Formula::events) constexpr auto choice_at(const uses & = {}) const {
        return formula.template choice_at<Place>();
    }
    /// The metric's value. `counts` has `count(place)` of each event and `constant(which)`.
    template <typename Counts>
    constexpr metric_value evaluate(const Counts &counts) const {
        return formula.evaluate(counts, 0);
    }
    /// Writes the metric's formula to a sink that has `number(double)`, `event(place)` and
    /// `text(const char *)`.
    template <typename Sink>
    constexpr void write_formula(Sink &&sink) const {
        formula.write(sink, 0);
    }
};

/// A metric of the program: a formula with a name.
/// `name`, `unit`: texts that live as long as the metric
/// `formula`: of `count_of` choices, numbers, `+ - * / < >`, and `min`, `max` and `if_else`
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
/// `name`: the metric's name, in static storage
/// `formula`: choices, numbers and constants, joined by operators
template <formula::part Formula>
constexpr own_metric<Formula> metric(const char *name, Formula formula) {
    return {name, "", formula};
}

} // namespace msr
