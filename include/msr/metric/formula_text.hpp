// Formulas as text: `e0 / e1`, where `e7` is the event with index 7 in a table. Beside numbers,
// + - * / and parentheses there are min(a, b), max(a, b), `a if c else b`, the comparisons < > <=
// >= == and constants by name. Definitions may stand in front: `s0 = e1 + e2; e0 / s0`; and in
// front of definitions an event that has to be counted although the formula does not name it: `with
// e3; …`.
#pragma once

#include <msr/core/text.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/value.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// Each constant is a limit of the text of a formula: the most events, and the most definitions `s0
/// = ...;`.
inline constexpr std::size_t most_events_of_formula = 64;
inline constexpr std::size_t most_definitions = 128;

/// The first index in an event table that stands for a share of issue slots: indices from this
/// number on are the shares, in the order of `metric_constant`.
inline constexpr std::uint16_t first_share_place = 0x8000;

/// The events and the constants that the text of a formula needs.
struct formula_uses {
    /// Indices of the formula's events in the event table, in the order of first use.
    std::uint16_t event[most_events_of_formula]{};
    std::size_t count{};
    constant_set constants{};
    bool fits = true; ///< whether the array `event` has room for all events of the formula

    /// Returns the position of an event among those of the formula; `count` where the formula lacks
    /// the event.
    /// `in_table`: the event's index in the event table
    constexpr std::size_t place_of(std::size_t in_table) const {
        std::size_t place = 0;
        while (place < count && event[place] != in_table)
            ++place;
        return place;
    }
};

namespace detail {

constexpr bool is_letter(char character) {
    return (character >= 'a' && character <= 'z') || character == '_';
}

/// A token of the text of a formula: a name, a number or a sign.
struct formula_token {
    enum class kind : std::uint8_t { end, name, number, sign };
    kind type = kind::end;
    text_view text{};

    constexpr bool is_sign(const char *sign) const {
        return type == kind::sign && same_without_case(text, sign);
    }
    constexpr bool is_name(const char *name) const {
        return type == kind::name && same_without_case(text, name);
    }
    /// Returns the number behind a letter of the token, such as 12 for the letter `e` and the token
    /// `e12`; -1 where the token is not the letter with 1 to 4 digits behind it.
    constexpr int numbered(char letter) const {
        if (type != kind::name || text.size() < 2 || text.size() > 5 || text[0] != letter)
            return -1;
        int number = 0;
        for (const char digit : text.without_prefix(1)) {
            if (!is_digit(digit)) return -1;
            number = 10 * number + (digit - '0');
        }
        return number;
    }
};

/// The tokens of the text of a formula, cut one after the other.
struct formula_tokens {
    const char *rest;

    constexpr formula_token next() {
        while (*rest == ' ')
            ++rest;
        const char *const start = rest;
        if (*rest == '\0') return {};
        const auto cut = [&](formula_token::kind type) {
            return formula_token{type, {start, static_cast<std::size_t>(rest - start)}};
        };
        if (is_letter(*rest)) {
            while (is_letter(*rest) || is_digit(*rest))
                ++rest;
            return cut(formula_token::kind::name);
        }
        if (is_digit(*rest) || *rest == '.') {
            while (is_digit(*rest) || *rest == '.')
                ++rest;
            if (*rest == 'e') {
                rest += rest[1] == '-' || rest[1] == '+' ? 2 : 1;
                while (is_digit(*rest))
                    ++rest;
            }
            return cut(formula_token::kind::number);
        }
        const bool two = (*rest == '<' || *rest == '>' || *rest == '=') && rest[1] == '=';
        rest += two ? 2 : 1;
        return cut(formula_token::kind::sign);
    }
};

/// Returns the value of a decimal number, with a point or an exponent or both; or a problem where
/// the text is not such a number or the exponent is above 300.
constexpr metric_value number_of_formula(text_view text) {
    double value = 0;
    int exponent = 0;
    bool point = false;
    std::size_t i = 0;
    for (; i < text.size() && text[i] != 'e'; ++i) {
        if (text[i] == '.') {
            if (point) return metric_problem::formula_malformed;
            point = true;
            continue;
        }
        value = value * 10 + (text[i] - '0');
        exponent -= point ? 1 : 0;
    }
    if (i < text.size()) {
        ++i;
        const bool negative = i < text.size() && text[i] == '-';
        if (i < text.size() && (text[i] == '-' || text[i] == '+')) ++i;
        int written_exponent = 0;
        if (i == text.size()) return metric_problem::formula_malformed;
        for (; i < text.size(); ++i) {
            written_exponent = 10 * written_exponent + (text[i] - '0');
            if (written_exponent > 300) return metric_problem::number_out_of_range;
        }
        exponent += negative ? -written_exponent : written_exponent;
    }
    double power = 1;
    for (int n = exponent < 0 ? -exponent : exponent; n > 0; --n)
        power *= 10;
    return exponent < 0 ? value / power : value * power;
}

/// A reader of the text of a formula, which calculates the value of the formula while it reads.
template <typename Counts>
class formula_reader {
public:
    constexpr formula_reader(const char *text, const Counts &known)
        : tokens{text}, counts{known}, current{tokens.next()} {}

    constexpr metric_value value() {
        if (current.is_name("with")) {
            take();
            if (take().numbered('e') < 0 || !take_sign(";"))
                return metric_problem::formula_malformed;
        }
        while (true) {
            const int name = current.numbered('s');
            formula_tokens ahead = tokens;
            if (name < 0 || !ahead.next().is_sign("=")) break;
            take();
            take();
            const metric_value defined = alternative();
            if (!take_sign(";") || name != static_cast<int>(defined_count) ||
                defined_count == most_definitions)
                return metric_problem::formula_malformed;
            definitions[defined_count++] = defined;
        }
        const metric_value result = alternative();
        if (failed || current.type != formula_token::kind::end)
            return metric_problem::formula_malformed;
        return result;
    }

private:
    constexpr formula_token take() {
        const formula_token token = current;
        current = tokens.next();
        return token;
    }
    constexpr bool take_sign(const char *sign) {
        const bool matches = current.is_sign(sign);
        if (matches) take();
        return matches;
    }
    constexpr metric_value malformed() {
        failed = true;
        return metric_problem::formula_malformed;
    }
    /// Reads `a if c else b`, or a comparison alone, and returns its value.
    constexpr metric_value alternative() {
        const metric_value value = comparison();
        if (!current.is_name("if")) return value;
        take();
        const metric_value condition = comparison();
        if (!current.is_name("else")) return malformed();
        take();
        return chosen_by(condition, value, alternative());
    }
    constexpr metric_value comparison() {
        const metric_value left = sum();
        const metric_value unity = 1.0;
        if (take_sign("<")) return less(left, sum());
        if (take_sign(">")) return less(sum(), left);
        if (take_sign("<=")) return unity - less(sum(), left);
        if (take_sign(">=")) return unity - less(left, sum());
        if (!take_sign("==")) return left;
        const metric_value right = sum();
        return unity - larger(less(left, right), less(right, left));
    }
    constexpr metric_value sum() {
        metric_value result = product();
        while (!failed) {
            if (take_sign("+"))
                result = result + product();
            else if (take_sign("-"))
                result = result - product();
            else
                break;
        }
        return result;
    }
    constexpr metric_value product() {
        metric_value result = factor();
        while (!failed) {
            if (take_sign("*"))
                result = result * factor();
            else if (take_sign("/"))
                result = result / factor();
            else
                break;
        }
        return result;
    }
    constexpr metric_value factor() {
        if (failed || depth > 200) return malformed();
        ++depth;
        const metric_value result = primary();
        --depth;
        return result;
    }
    constexpr metric_value primary() {
        if (take_sign("-")) return metric_value{0.0} - factor();
        if (take_sign("(")) {
            const metric_value value = alternative();
            return take_sign(")") ? value : malformed();
        }
        const formula_token token = take();
        if (token.type == formula_token::kind::number) return number_of_formula(token.text);
        if (token.is_name("min") || token.is_name("max"))
            return larger_or_smaller(token.is_name("max"));
        if (const int event = token.numbered('e'); event >= 0)
            return counts.count(static_cast<std::size_t>(event));
        if (const int name = token.numbered('s'); name >= 0)
            return static_cast<std::size_t>(name) < defined_count ? definitions[name] : malformed();
        if (const int constant = metric_constant_named(token.text);
            token.type == formula_token::kind::name && constant >= 0)
            return counts.constant(static_cast<metric_constant>(constant));
        return malformed();
    }
    constexpr metric_value larger_or_smaller(bool is_larger) {
        if (!take_sign("(")) return malformed();
        const metric_value a = alternative();
        if (!take_sign(",")) return malformed();
        const metric_value b = alternative();
        if (!take_sign(")")) return malformed();
        return is_larger ? larger(a, b) : smaller(a, b);
    }

    formula_tokens tokens;
    const Counts &counts;
    formula_token current;
    struct undefined : metric_value {
        constexpr undefined() : metric_value{metric_problem::formula_malformed} {}
        constexpr undefined(const metric_value &value) : metric_value{value} {}
    };
    undefined definitions[most_definitions]{};
    std::size_t defined_count = 0;
    std::size_t depth = 0;
    bool failed = false;
};

} // namespace detail

/// Returns the value of a formula, or the problem for which the formula has no value.
/// `text`: the formula, in which `e7` is the event with index 7 in the event table
/// `counts`: has `count(place in the event table)` and `constant(which)`
template <typename Counts>
constexpr metric_value value_of_formula(const char *text, const Counts &counts) {
    return detail::formula_reader<Counts>{text, counts}.value();
}

/// Returns the events and the constants that the text of a formula needs. `fits` is false where the
/// formula has more than `most_events_of_formula` events.
constexpr formula_uses uses_of_formula(const char *text) {
    formula_uses result;
    detail::formula_tokens tokens{text};
    for (auto token = tokens.next(); token.type != detail::formula_token::kind::end;
         token = tokens.next()) {
        if (token.type != detail::formula_token::kind::name) continue;
        if (const int event = token.numbered('e'); event >= 0) {
            if (result.place_of(static_cast<std::size_t>(event)) < result.count) continue;
            result.fits = result.count < most_events_of_formula;
            if (!result.fits) return result;
            result.event[result.count++] = static_cast<std::uint16_t>(event);
        } else if (const int constant = metric_constant_named(token.text); constant >= 0) {
            result.constants |= set_of(static_cast<metric_constant>(constant));
        }
    }
    return result;
}

/// Returns the uses of a formula whose shares of slots are counted: the shares become events behind
/// the formula's other events, and are no longer among the formula's constants.
constexpr formula_uses with_counted_shares(formula_uses uses) {
    for (unsigned share = 0; share_constants >> first_share_constant >> share != 0; ++share) {
        const constant_set bit = constant_set{1} << (first_share_constant + share);
        if ((uses.constants & bit) == 0) continue;
        uses.constants &= ~bit;
        uses.fits = uses.fits && uses.count < most_events_of_formula;
        if (!uses.fits) return uses;
        uses.event[uses.count++] = static_cast<std::uint16_t>(first_share_place + share);
    }
    return uses;
}

} // namespace msr
