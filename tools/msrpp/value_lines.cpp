#include "value_lines.hpp"

#include "lines.hpp"

#include <msr/text.hpp>

namespace msrpp {

std::uint64_t register_value_in(std::string_view digits, std::string_view whole) {
    const msr::number_read value = msr::number_in({digits.data(), digits.size()});
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

encoded_row encoded_row_in(std::string_view line) {
    const std::size_t before_value = line.rfind(',');
    if (before_value == line.npos || before_value == 0) return {};
    const std::size_t before_address = line.rfind(',', before_value - 1);
    if (before_address == line.npos || line.find(',') == before_address) return {};
    const encoded_row row{line.substr(before_address + 1, before_value - before_address - 1),
                          line.substr(before_value + 1)};
    const bool is_row = row.address.substr(0, 2) == "0x" && row.value.substr(0, 2) == "0x";
    return is_row ? row : encoded_row{};
}

} // namespace msrpp
