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

/// The most parts of a formula, the most parts above each other, and the deepest nesting of a text.
/// The lists of this project have 486 parts at most, 37 of them above each other.
constexpr std::size_t most_parts = 2000;
constexpr std::size_t most_above = 1000;
constexpr std::size_t deepest = 500;

constexpr std::string_view blank = " \t\r\n";

/// How strongly an operation binds; what binds more strongly needs no parentheses in it.
int strength(const std::string &what, std::size_t parts) {
    if (what == "if") return 1;
    if (what == "<" || what == ">" || what == "<=" || what == ">=" || what == "==") return 2;
    if (parts == 2 && (what == "+" || what == "-")) return 3;
    if (what == "*" || what == "/") return 4;
    return 5;
}

class reader {
public:
    reader(std::string_view text, formula_parts &into, std::size_t &depth,
           const std::function<std::size_t(const std::string &)> &named)
        : rest{text}, into{into}, depth{depth}, named{named} {
        take();
    }

    std::size_t whole() {
        const std::size_t result = alternative();
        if (!now.empty()) complain(rule_broken, "the formula has a part too many: " + now);
        return result;
    }

private:
    static bool is_of_name(char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 ||
               std::string_view{"_.@:#\\,="}.find(letter) != std::string_view::npos;
    }
    /// The length of a name in front: Linux puts commas and equals signs in it behind a backslash
    /// or between two @.
    std::size_t name_length() const {
        bool inside = false;
        std::size_t i = 0;
        for (; i < rest.size(); ++i) {
            const char letter = rest[i];
            if (letter == '@') inside = !inside;
            if (inside) continue;
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
        const std::string taken = now;
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
        now = rest.substr(0, length);
        rest.remove_prefix(length);
        if (now == "<" || now == ">" || now == "=") { // tables have blanks between both signs
            std::string_view behind = rest;
            behind.remove_prefix(std::min(behind.find_first_not_of(blank), behind.size()));
            if (behind.substr(0, 1) == "=") {
                now += '=';
                rest = behind.substr(1);
            }
        }
        return taken;
    }
    bool took(std::string_view sign) {
        const bool is = now == sign;
        if (is) take();
        return is;
    }
    void expect(std::string_view sign) {
        if (!took(sign))
            complain(rule_broken,
                     fmt::format("the formula has {} where {} belongs",
                                 now.empty() ? "its end" : in_quotes(now), in_quotes(sign)));
    }
    std::size_t alternative() {
        const std::size_t then = comparison();
        if (!took("if")) return then;
        const std::size_t condition = comparison();
        expect("else");
        deeper();
        const std::size_t otherwise = alternative();
        --depth;
        if (into.what(condition) == "1") return then;
        if (into.what(condition) == "0") return otherwise;
        return into.part("if", {then, condition, otherwise});
    }
    std::size_t comparison() {
        const std::size_t left = sum();
        for (const char *const sign : {"<", ">", "<=", ">=", "=="})
            if (took(sign)) return compared(sign, left, sum());
        return left;
    }
    /// Small numbers are compared at once: of an alternative that is never taken no event is
    /// needed.
    std::size_t compared(const std::string &sign, std::size_t left, std::size_t right) {
        const std::string &a = into.what(left);
        const std::string &b = into.what(right);
        const auto is_digit = [](const std::string &text) {
            return text.size() == 1 && std::isdigit(static_cast<unsigned char>(text[0])) != 0;
        };
        if (is_digit(a) && is_digit(b) && (sign == "<" || sign == ">"))
            return into.part((sign == "<" ? a < b : a > b) ? "1" : "0");
        return into.part(sign, {left, right});
    }
    std::size_t sum() {
        std::size_t result = product();
        while (now == "+" || now == "-") {
            const std::string sign = take();
            result = into.part(sign, {result, product()});
        }
        return result;
    }
    std::size_t product() {
        std::size_t result = factor();
        while (now == "*" || now == "/") {
            const std::string sign = take();
            result = into.part(sign, {result, factor()});
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
        if (took("-")) return into.part("-", {factor()});
        if (took("(")) {
            const std::size_t inside = alternative();
            expect(")");
            return inside;
        }
        if (now == "min" || now == "max" || now == "d_ratio") {
            const std::string function = take();
            expect("(");
            const std::size_t a = alternative();
            expect(",");
            const std::size_t b = alternative();
            expect(")");
            return into.part(function == "d_ratio" ? "/" : function, {a, b});
        }
        if (now.empty()) complain(rule_broken, "the formula ends too early");
        const unsigned char first = static_cast<unsigned char>(now.front());
        if (std::isdigit(first) != 0 || first == '.') return into.number(take());
        if (std::isalpha(first) == 0 && first != '_' && first != '#')
            complain(rule_broken, "this is no part of a formula: " + in_quotes(now));
        const std::string name = take();
        if (now == "(") complain(rule_broken, "no function " + name);
        return named(name);
    }

    std::string_view rest;
    formula_parts &into;
    std::size_t &depth;
    const std::function<std::size_t(const std::string &)> &named;
    std::string now;
};

} // namespace

std::size_t formula_parts::part(const std::string &what, std::vector<std::size_t> of) {
    std::string key = what;
    for (const std::size_t one : of)
        key += fmt::format(" {}", one);
    const auto [found, is_new] = places.try_emplace(key, all.size());
    if (!is_new) return found->second;
    std::size_t depth = 0;
    for (const std::size_t one : of)
        depth = std::max(depth, all[one].depth + 1);
    if (depth > most_above) complain(rule_broken, "the formula is nested too deeply");
    if (all.size() == most_parts)
        complain(rule_broken, fmt::format("the formula has more than {} parts", most_parts));
    all.push_back({what, std::move(of), depth});
    return found->second;
}

std::size_t formula_parts::number(std::string text) {
    double value = 0;
    const char *const behind = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), behind, value);
    const bool is_number =
        end == behind && text.find_first_not_of("0123456789.eE+-") == text.npos &&
        (std::isdigit(static_cast<unsigned char>(text.front())) != 0 || text.front() == '.');
    if (!is_number) complain(rule_broken, "this is no number: " + in_quotes(text));
    if (error != std::errc{} || (value != 0 && (value < 1e-300 || value > 1e300)))
        complain(rule_broken, "the number is out of range: " + in_quotes(text));
    for (char &letter : text)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return part(text);
}

std::string formula_parts::written(std::size_t which,
                                   const std::map<std::size_t, std::string> &defined,
                                   int around) const {
    if (const auto found = defined.find(which); found != defined.end()) return found->second;
    const one &is = all[which];
    if (is.of.empty()) return is.what;
    const int binds = strength(is.what, is.of.size());
    const auto operand = [&](std::size_t place, int least) {
        return written(is.of[place], defined, least);
    };
    std::string text;
    if (is.what == "min" || is.what == "max")
        return fmt::format("{}({}, {})", is.what, operand(0, 0), operand(1, 0));
    if (is.what == "if")
        text = fmt::format("{} if {} else {}", operand(0, 2), operand(1, 2), operand(2, 1));
    else if (is.of.size() == 1)
        text = "-" + operand(0, 5);
    else
        text = fmt::format("{} {} {}", operand(0, binds == 2 ? 3 : binds), is.what,
                           operand(1, binds + 1));
    return binds < around ? "(" + text + ")" : text;
}

std::string formula_parts::text(std::size_t of) const {
    std::map<std::size_t, std::size_t> uses;
    std::vector<std::size_t> order; // parts below others first
    const std::function<void(std::size_t)> walk = [&](std::size_t which) {
        if (uses[which]++ != 0) return;
        for (const std::size_t below : all[which].of)
            walk(below);
        order.push_back(which);
    };
    walk(of);
    std::map<std::size_t, std::string> defined;
    std::string text;
    for (const std::size_t which : order) {
        if (which == of || uses[which] < 2 || all[which].of.empty()) continue;
        const std::string name = fmt::format("s{}", defined.size());
        text += fmt::format("{} = {}; ", name, written(which, defined, 0));
        defined[which] = name;
    }
    return text + written(of, defined, 0);
}

std::size_t read_formula(std::string_view text, formula_parts &into, std::size_t &depth,
                         const std::function<std::size_t(const std::string &)> &named) {
    return reader{text, into, depth, named}.whole();
}

} // namespace msrpp
