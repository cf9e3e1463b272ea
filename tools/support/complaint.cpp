#include "complaint.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <iterator>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Replaces bytes of a message that are not printable ASCII by `?`, because they could move a
/// terminal's cursor.
void make_printable(std::string &line) {
    for (char &letter : line)
        if (letter < ' ' || letter > '~') letter = '?';
}

} // namespace

void print_lines(const complaint &problem) {
    if (problem.line.empty()) return;
    std::fprintf(stderr, "msrpp: %s\n", problem.line.c_str());
    for (const std::string &detail : problem.details)
        std::fprintf(stderr, "  %s\n", detail.c_str());
}

void complain(int status, std::string line) { complain(status, std::move(line), {}); }

void complain(int status, std::string line, std::vector<std::string> details) {
    make_printable(line);
    for (std::string &detail : details)
        make_printable(detail);
    throw complaint{status, std::move(line), std::move(details)};
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
