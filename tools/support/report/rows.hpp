// Rows of texts, printed as lines of a CSV file or as aligned columns.
#pragma once

#include "../output.hpp"

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// Appends a cell of a CSV file to the output, in quotes where RFC 4180 requires them.
void append_cell(output &out, std::string_view text);

/// Appends a line of a CSV file.
void append_row(output &out, std::initializer_list<std::string_view> cells);
void append_row(output &out, const std::vector<std::string> &cells);

/// Appends rows of cells behind an indentation, padded to aligned columns: columns with `right` set
/// on their right, others on their left.
void append_aligned(output &out, const std::vector<std::vector<std::string>> &rows,
                    const std::string &indent = {}, const std::vector<bool> &right = {});

} // namespace msrpp
