#include "value_lines.hpp"

#include "complaint.hpp"
#include "lines.hpp"

#include <msr/core/text.hpp>

#include <fmt/format.h>

namespace msrpp {

std::uint64_t register_value_in(std::string_view digits, std::string_view whole) {
    const msr::number_read value = msr::parse_number({digits.data(), digits.size()});
    if (!value.well_formed)
        complain(wrong_usage, fmt::format("{}: {} is not a number: write decimal digits, or 0x and "
                                          "hexadecimal ones",
                                          in_quotes(whole), in_quotes(digits)));
    if (value.too_large)
        complain(wrong_usage, fmt::format("{}: a register has 64 bits", in_quotes(whole)));
    return value.value;
}

std::vector<std::string_view> words_before_remark(std::string_view line) {
    std::vector<std::string_view> result;
    line = line.substr(0, line.find('#'));
    for (std::size_t start = line.find_first_not_of(blanks); start != line.npos;) {
        const std::size_t end = line.find_first_of(blanks, start);
        result.push_back(line.substr(start, end - start));
        start = line.find_first_not_of(blanks, end);
    }
    return result;
}

} // namespace msrpp
