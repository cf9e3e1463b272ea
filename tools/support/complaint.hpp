// Complaints of msrpp about a request that it cannot carry out: lines for the user and an exit
// status.
#pragma once

#include <msr/core/rule.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Exit status where a rule of the hardware is broken, or output has failed. Success is 0.
inline constexpr int rule_broken = 1;
inline constexpr int wrong_usage = 2; ///< exit status: unknown name, option, register or number

/// Exit status where the reader of standard output (such as head) has gone: that of a program that
/// SIGPIPE ended.
inline constexpr int reader_is_gone = 128 + 13;

/// The exception that ends the program. `line` is printed to standard error behind `msrpp: `, each
/// of `details` on an indented line below it; a complaint with an empty `line` is not printed.
struct complaint {
    int status{};
    std::string line;
    std::vector<std::string> details{};
};

/// Prints the lines of a complaint, unless its first line is empty.
void print_lines(const complaint &problem);

/// Throws a complaint with a text on a single line, with `?` for letters that are not in ASCII.
[[noreturn]] void complain(int status, std::string line);
/// Throws a complaint with a text and each of `details` on a single line, with `?` for letters that
/// are not in ASCII.
[[noreturn]] void complain(int status, std::string line, std::vector<std::string> details);

/// Returns a part of the user's text in quotes, on a single line and shortened, for a message.
std::string in_quotes(std::string_view piece);

/// Returns the sentence of the rule that a verdict names, followed by the names at fault in
/// parentheses.
std::string sentence_with_names(const msr::verdict &verdict);

} // namespace msrpp
