#include "text.hpp"

#include "../../support/report/rows.hpp"

#include <cstddef>

namespace msrpp::profile {

namespace {

template <typename Replacement>
std::string replaced(std::string_view name, Replacement factor) {
    std::string result;
    result.reserve(name.size());
    for (const char letter : printable(name))
        if (const char *const other = factor(letter); other != nullptr)
            result += other;
        else
            result += letter;
    return result;
}

} // namespace

std::string in_json(std::string_view name) {
    return replaced(name, [](char letter) {
        return letter == '"' ? "\\\"" : letter == '\\' ? "\\\\" : nullptr;
    });
}

std::string in_folded(std::string_view name) {
    std::string text = replaced(name, [](char letter) { return letter == ';' ? ":" : nullptr; });
    constexpr std::string_view of_number = "0123456789.", blanks = " \t\v\f\r";
    const std::size_t previous = text.find_last_not_of(of_number);
    if (previous == std::string::npos || previous + 1 == text.size()) return text;
    for (std::size_t i = previous + 1; i > 0 && blanks.find(text[i - 1]) != blanks.npos; --i)
        text[i - 1] = '_';
    return text;
}

std::string in_csv(std::string_view name) {
    output out;
    append_cell(out, printable(name));
    return {out.data(), out.size()};
}

} // namespace msrpp::profile
