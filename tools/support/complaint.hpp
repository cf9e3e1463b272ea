// Complaints of msrpp about a request that it cannot carry out: a line and an exit status.
#pragma once

#include <msr/core/rule.hpp>

#include <string>
#include <string_view>

namespace msrpp {

/// Exit statuses of failures; 0 is success.
inline constexpr int rule_broken = 1; ///< a rule of the hardware; also output that failed
inline constexpr int wrong_usage = 2; ///< an unknown name, option, register or number

/// The reader of standard output has gone, as head does: as if SIGPIPE had ended the program.
inline constexpr int reader_is_gone = 128 + 13;

/// Thrown to end the program; `line` is printed to standard error after `msrpp: `. Without a line
/// there is nothing to say.
struct complaint {
    int status{};
    std::string line;
};

/// Prints the line of a complaint, where it has one.
void print_line(const complaint &problem);

/// Throws it: on one line, with `?` for letters that are not those of ASCII.
[[noreturn]] void complain(int status, std::string line);

/// A part of the user's text in quotes, on a single line and shortened.
std::string in_quotes(std::string_view piece);

/// The rule's sentence, then in parentheses the names of what broke it.
std::string sentence_with_names(const msr::verdict &verdict);

} // namespace msrpp
