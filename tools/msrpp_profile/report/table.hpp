// Tables that commands print: for people, as CSV and as JSON.
#pragma once

#include "../../support/output.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace msrpp::profile {

/// How numbers of a column are written.
enum class shown : std::uint8_t {
    plain,   ///< text and whole numbers
    share,   ///< a part of 1; for people in percent
    hex,     ///< 0x…
    decimal, ///< one digit behind the point
};

struct column {
    std::string name;
    shown as{shown::plain};
    bool only_if_any{}; ///< people do not see it where all of its cells are 0 or empty
};

using cell = std::variant<std::string, std::uint64_t, double>;

class table {
public:
    std::vector<column> columns;
    std::vector<std::vector<cell>> rows;

    /// Appends the table in a format of `formats`. `most`: for people so many rows are shown, and
    /// how many more there are; 0 means all. For people long texts are cut in their middle.
    void print(output &out, std::string_view format, std::size_t most) const;

private:
    void print_for_people(output &out, std::size_t most) const;
    void print_csv(output &out, std::size_t most) const;
    void print_json(output &out, std::size_t most) const;
};

/// A text without signs that move a terminal's cursor or change its colours.
std::string harmless(std::string_view text);

/// A text with at most so many bytes, without its middle where it is longer.
std::string shortened(std::string_view text, std::size_t most);

} // namespace msrpp::profile
