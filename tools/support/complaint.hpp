// Complaints of msrpp about a request that it cannot carry out: lines and an exit status.
#pragma once

#include <msr/core/rule.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Exit statuses of failures; 0 is success.
/// A rule of the hardware is broken; also for output that failed.
inline constexpr int rule_broken = 1;
inline constexpr int wrong_usage = 2; ///< an unknown name, option, register or number was given

/// Exit status where the reader of standard output has gone, as head does: the status after
/// SIGPIPE.
inline constexpr int reader_is_gone = 128 + 13;

/// Thrown to end the program. `line` is printed to standard error behind `msrpp: `, each of
/// `details` on an indented line below it; a complaint with an empty `line` is not printed.
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

/// Returns a part of the user's text in quotes, on a single line and shortened.
std::string in_quotes(std::string_view piece);

/// Returns the rule's sentence, followed by the names at fault in parentheses.
std::string sentence_with_names(const msr::verdict &verdict);

} // namespace msrpp
