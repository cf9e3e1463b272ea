// Register values as text: `REGISTER=VALUE`, and lines of a register and its value. What knows the
// registers is a reader with `read_argument(text)` and `read_pair(register, digits, whole)`.
#pragma once

#include "complaint.hpp"

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The number that digits stand for, of 64 bits at most. Throws a complaint about it that quotes
/// the whole argument or line.
std::uint64_t register_value_in(std::string_view digits, std::string_view whole);

/// The words of a line up to a remark, which # begins.
std::vector<std::string_view> words_before_remark(std::string_view line);

/// The head of what `encode --format csv` prints.
inline constexpr std::string_view head_of_encoded = "choice,register,address,value";

/// Address and value of a row that `encode --format csv` printed; empty where a line is none.
struct encoded_row {
    std::string_view address;
    std::string_view value;
};
encoded_row encoded_row_in(std::string_view line);

/// `REGISTER=VALUE`; `example(text)` is a register for the complaint about what has no value.
template <typename Reader, typename Example>
void read_assignment(Reader &into, std::string_view text, Example &&example) {
    const std::size_t equals = text.find('=');
    if (equals == text.npos)
        complain(wrong_usage, fmt::format("{} has no value: write it as {}=0x0", in_quotes(text),
                                          example(text)));
    into.read_pair(text.substr(0, equals), text.substr(equals + 1), text);
}

/// One line: a register and a value, a row of `encode`, an argument, or nothing.
template <typename Reader>
void read_value_line(Reader &into, std::string_view line) {
    if (line == head_of_encoded) return;
    if (const encoded_row row = encoded_row_in(line); !row.value.empty())
        return into.read_pair(row.address, row.value, line);
    const std::vector<std::string_view> words = words_before_remark(line);
    if (words.empty()) return;
    if (words.size() == 1) return into.read_argument(words[0]);
    if (words.size() == 3 && words[1] == "=") return into.read_pair(words[0], words[2], line);
    if (words.size() > 2)
        complain(wrong_usage, fmt::format("{}: write an address and a value", in_quotes(line)));
    std::string_view name = words[0];
    if (name.back() == ':') name.remove_suffix(1);
    into.read_pair(name, words[1], line);
}

} // namespace msrpp
