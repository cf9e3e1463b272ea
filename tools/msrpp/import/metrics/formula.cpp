#include "formula.hpp"

#include "../../../support/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <system_error>
#include <utility>

namespace msrpp {

namespace {

/// Limits: the number of parts of a formula, the depth of parts, and the nesting of a text. The
/// lists of this project have at most 486 parts, at most 37 deep.
constexpr std::size_t most_parts = 2000;
constexpr std::size_t most_above = 1000;
constexpr std::size_t deepest = 500;

constexpr std::string_view blank = " \t\r\n";

/// Returns how strongly an operation binds; an operand that binds more strongly needs no
/// parentheses.
int strength(const std::string &text, std::size_t parts) {
    if (text == "if") return 1;
    if (text == "<" || text == ">" || text == "<=" || text == ">=" || text == "==") return 2;
    if (parts == 2 && (text == "+" || text == "-")) return 3;
    if (text == "*" || text == "/") return 4;
    return 5;
}

class reader {
public:
    reader(std::string_view text, formula_parts &destination, std::size_t &depth,
           const std::function<std::size_t(const std::string &)> &named)
        : rest{text}, destination{destination}, depth{depth}, named{named} {
        take();
    }

    std::size_t whole() {
        const std::size_t result = alternative();
        if (!current.empty()) complain(rule_broken, "the formula has a part too many: " + current);
        return result;
    }

private:
    static bool is_of_name(char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
               std::string_view{"_.@:#\\,="}.find(letter) != std::string_view::npos;
    }
    /// Returns the length of the name at the begin of the text: Linux puts commas and equals signs
    /// in a name behind a backslash or between two @.
    std::size_t name_length() const {
        bool inner = false;
        std::size_t i = 0;
        for (; i < rest.size(); ++i) {
            const char letter = rest[i];
            if (letter == '@') inner = !inner;
            if (inner) continue;
            if (letter == '\\') {
                ++i;
                continue;
            }
            if (letter == ',' || letter == '=' || !is_of_name(letter)) break;
        }
        return i;
    }
    std::size_t number_length() const {
        std::size_t i = 0;
        while (i < rest.size() &&
               (std::isdigit(static_cast<unsigned char>(rest[i])) != 0 || rest[i] == '.'))
            ++i;
        if (i < rest.size() && (rest[i] == 'e' || rest[i] == 'E')) {
            std::size_t digits = i + 1;
            if (digits < rest.size() && (rest[digits] == '-' || rest[digits] == '+')) ++digits;
            if (digits < rest.size() && std::isdigit(static_cast<unsigned char>(rest[digits])) != 0)
                for (i = digits;
                     i < rest.size() && std::isdigit(static_cast<unsigned char>(rest[i])) != 0;)
                    ++i;
        }
        return i;
    }
    std::string take() {
        const std::string handle = current;
        rest.remove_prefix(std::min(rest.find_first_not_of(blank), rest.size()));
        std::size_t length = 0;
        if (rest.empty())
            length = 0;
        else if (std::isdigit(static_cast<unsigned char>(rest.front())) != 0 || rest.front() == '.')
            length = number_length();
        else if (std::isalpha(static_cast<unsigned char>(rest.front())) != 0 ||
                 rest.front() == '_' || rest.front() == '#')
            length = name_length();
        else
            length = 1;
        current = rest.substr(0, length);
        rest.remove_prefix(length);
        if (current == "<" || current == ">" ||
            current == "=") { // tables have blanks between the two signs of an operator
            std::string_view arguments = rest;
            arguments.remove_prefix(std::min(arguments.find_first_not_of(blank), arguments.size()));
            if (arguments.substr(0, 1) == "=") {
                current += '=';
                rest = arguments.substr(1);
            }
        }
        return handle;
    }
    bool took(std::string_view sign) {
        const bool kind = current == sign;
        if (kind) take();
        return kind;
    }
    void expect(std::string_view sign) {
        if (!took(sign))
            complain(rule_broken, fmt::format("the formula has {} where {} belongs",
                                              current.empty() ? "its end" : in_quotes(current),
                                              in_quotes(sign)));
    }
    std::size_t alternative() {
        const std::size_t next = comparison();
        if (!took("if")) return next;
        const std::size_t condition = comparison();
        expect("else");
        deeper();
        const std::size_t otherwise = alternative();
        --depth;
        if (destination.what(condition) == "1") return next;
        if (destination.what(condition) == "0") return otherwise;
        return destination.part("if", {next, condition, otherwise});
    }
    std::size_t comparison() {
        const std::size_t left = sum();
        for (const char *const sign : {"<", ">", "<=", ">=", "=="})
            if (took(sign)) return compared(sign, left, sum());
        return left;
    }
    /// Returns the formula's part for a comparison. Small numbers are compared at once, so that an
    /// alternative that is never taken needs no event.
    std::size_t compared(const std::string &sign, std::size_t left, std::size_t right) {
        const std::string &a = destination.what(left);
        const std::string &b = destination.what(right);
        const auto is_digit = [](const std::string &text) {
            return text.size() == 1 && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
        };
        if (is_digit(a) && is_digit(b) && (sign == "<" || sign == ">"))
            return destination.part((sign == "<" ? a < b : a > b) ? "1" : "0");
        return destination.part(sign, {left, right});
    }
    std::size_t sum() {
        std::size_t result = product();
        while (current == "+" || current == "-") {
            const std::string sign = take();
            result = destination.part(sign, {result, product()});
        }
        return result;
    }
    std::size_t product() {
        std::size_t result = factor();
        while (current == "*" || current == "/") {
            const std::string sign = take();
            result = destination.part(sign, {result, factor()});
        }
        return result;
    }
    void deeper() {
        if (++depth > deepest) complain(rule_broken, "the formula is nested too deeply");
    }
    std::size_t factor() {
        deeper();
        const std::size_t result = primary();
        --depth;
        return result;
    }
    std::size_t primary() {
        if (took("-")) return destination.part("-", {factor()});
        if (took("(")) {
            const std::size_t inner = alternative();
            expect(")");
            return inner;
        }
        if (current == "min" || current == "max" || current == "d_ratio") {
            const std::string function = take();
            expect("(");
            const std::size_t a = alternative();
            expect(",");
            const std::size_t b = alternative();
            expect(")");
            return destination.part(function == "d_ratio" ? "/" : function, {a, b});
        }
        if (current.empty()) complain(rule_broken, "the formula ends too early");
        const unsigned char first = static_cast<unsigned char>(current.front());
        if (std::isdigit(first) != 0 || first == '.') return destination.number(take());
        if (std::isalpha(first) == 0 && first != '_' && first != '#')
            complain(rule_broken, "this is no part of a formula: " + in_quotes(current));
        const std::string name = take();
        if (current == "(") complain(rule_broken, "no function " + name);
        return named(name);
    }

    std::string_view rest;
    formula_parts &destination;
    std::size_t &depth;
    const std::function<std::size_t(const std::string &)> &named;
    std::string current;
};

} // namespace

std::size_t formula_parts::part(const std::string &text, std::vector<std::size_t> of) {
    std::string key = text;
    for (const std::size_t index : of)
        key += fmt::format(" {}", index);
    const auto [found, is_new] = places.try_emplace(key, all.size());
    if (!is_new) return found->second;
    std::size_t depth = 0;
    for (const std::size_t index : of)
        depth = std::max(depth, all[index].depth + 1);
    if (depth > most_above) complain(rule_broken, "the formula is nested too deeply");
    if (all.size() == most_parts)
        complain(rule_broken, fmt::format("the formula has more than {} parts", most_parts));
    all.push_back({text, std::move(of), depth});
    return found->second;
}

std::size_t formula_parts::number(std::string text) {
    double value = 0;
    const char *const following = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), following, value);
    const bool is_number =
        end == following && text.find_first_not_of("0123456789.eE+-") == text.npos &&
        (std::isdigit(static_cast<unsigned char>(text.front())) != 0 || text.front() == '.');
    if (!is_number) complain(rule_broken, "this is no number: " + in_quotes(text));
    if (error != std::errc{} || (value != 0 && (value < 1e-300 || value > 1e300)))
        complain(rule_broken, "the number is out of range: " + in_quotes(text));
    for (char &letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return part(text);
}

std::string formula_parts::written(std::size_t index,
                                   const std::map<std::size_t, std::string> &defined,
                                   int outer) const {
    if (const auto name = defined.find(index); name != defined.end()) return name->second;
    const one &kind = all[index];
    if (kind.of.empty()) return kind.what;
    const int binds = strength(kind.what, kind.of.size());
    const auto operand = [&](std::size_t place, int minimum) {
        return written(kind.of[place], defined, minimum);
    };
    std::string text;
    if (kind.what == "min" || kind.what == "max")
        return fmt::format("{}({}, {})", kind.what, operand(0, 0), operand(1, 0));
    if (kind.what == "if")
        text = fmt::format("{} if {} else {}", operand(0, 2), operand(1, 2), operand(2, 1));
    else if (kind.of.size() == 1)
        text = "-" + operand(0, 5);
    else
        text = fmt::format("{} {} {}", operand(0, binds == 2 ? 3 : binds), kind.what,
                           operand(1, binds + 1));
    return binds < outer ? "(" + text + ")" : text;
}

std::string formula_parts::text(std::size_t value) const {
    std::map<std::size_t, std::size_t> uses;
    std::vector<std::size_t> order; // positions of the parts, operands before operations
    const std::function<void(std::size_t)> walk = [&](std::size_t index) {
        if (uses[index]++ != 0) return;
        for (const std::size_t lower : all[index].of)
            walk(lower);
        order.push_back(index);
    };
    walk(value);
    std::map<std::size_t, std::string> defined;
    std::string text;
    for (const std::size_t index : order) {
        if (index == value || uses[index] < 2 || all[index].of.empty()) continue;
        const std::string name = fmt::format("s{}", defined.size());
        text += fmt::format("{} = {}; ", name, written(index, defined, 0));
        defined[index] = name;
    }
    return text + written(value, defined, 0);
}

std::size_t read_formula(std::string_view text, formula_parts &destination, std::size_t &depth,
                         const std::function<std::size_t(const std::string &)> &named) {
    return reader{text, destination, depth, named}.whole();
}

} // namespace msrpp
