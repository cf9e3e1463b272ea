// Numbers and words of lines.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace msrpp {

/// The number that digits stand for, of 64 bits at most. Throws a complaint about it that quotes
/// the whole argument or line.
std::uint64_t register_value_in(std::string_view digits, std::string_view whole);

/// The words of a line up to a remark, which # begins.
std::vector<std::string_view> words_before_remark(std::string_view line);

} // namespace msrpp
