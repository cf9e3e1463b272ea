// What msrpp says when it does not do what it was asked: one line and an exit status.
#pragma once

#include <msr/rule.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Exit statuses beside 0.
inline constexpr int rule_broken = 1; ///< a rule of the hardware; also output that failed
inline constexpr int wrong_usage = 2; ///< an unknown name, option, register or number

/// Thrown to end the program; `line` is printed to standard error after `msrpp: `.
struct complaint {
    int status{};
    std::string line;
};

[[noreturn]] void complain(int status, std::string line);

/// A piece of what the user gave, in quotes, on one line and not too long to read.
std::string in_quotes(std::string_view piece);

/// The rule's sentence, then in parentheses the names of what broke it.
std::string sentence_with_names(const msr::verdict &why);

} // namespace msrpp
