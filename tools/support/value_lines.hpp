// Numbers and words in lines of input, with complaints.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace msrpp {

/// Returns the number that digits stand for, of at most 64 bits. Throws a complaint about another
/// text that quotes the whole argument or line.
std::uint64_t register_value_in(std::string_view digits, std::string_view whole);

/// Returns the words of a line up to a remark, which # begins.
std::vector<std::string_view> words_before_remark(std::string_view line);

} // namespace msrpp
