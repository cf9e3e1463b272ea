// Numbers and words in lines of input, with complaints about invalid ones.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the number of at most 64 bits that a text has. Throws a complaint about a text that is
/// no such number, which quotes the whole argument or line.
std::uint64_t register_value_in(std::string_view digits, std::string_view whole);

/// Returns the words of a line up to a remark, which begins with #.
std::vector<std::string_view> words_before_remark(std::string_view line);

} // namespace msrpp
