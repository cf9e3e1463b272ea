#include "complaint.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <iterator>
#include <utility>

namespace msrpp {

void print_line(const complaint &problem) {
    if (!problem.line.empty()) std::fprintf(stderr, "msrpp: %s\n", problem.line.c_str());
}

void complain(int status, std::string line) {
    for (char &letter : line)
        // Other bytes than printable ASCII could move a terminal's cursor.
        if (letter < ' ' || letter > '~') letter = '?';
    throw complaint{status, std::move(line)};
}

std::string in_quotes(std::string_view piece) {
    constexpr std::size_t readable = 120;
    std::string result = "'";
    for (const char letter : piece.substr(0, readable)) {
        const bool printable = letter >= ' ' && letter <= '~';
        if (printable)
            result += letter;
        else
            result += fmt::format("\\x{:02x}", static_cast<unsigned char>(letter));
    }
    if (piece.size() > readable) result += "...";
    return result + '\'';
}

std::string sentence_with_names(const msr::verdict &verdict) {
    std::string result = verdict.broken->sentence;
    const char *previous = " (";
    for (const char *const name : verdict.names) {
        if (name == nullptr) break;
        result += previous;
        result += name;
        previous = ", ";
    }
    return verdict.names[0] == nullptr ? result : result + ')';
}

} // namespace msrpp
