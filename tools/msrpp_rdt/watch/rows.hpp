// Prints the counts of watched groups as a table, CSV or JSON lines.
#pragma once

#include "watch.hpp"

#include "../../support/report/report.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace msrpp::rdt_tool {

/// The formats of numbers in the columns of watched groups.
inline constexpr number_format seconds_format{"{:.1f}", "{:.3f}"}, count_format{"{:.0f}", "{:.0f}"},
    ipc_format{"{:.2f}", "{:.4f}"}, kilobytes_format{"{:.0f}", "{:.1f}", 1024, 1024},
    megabytes_format{"{:.1f}", "{:.3f}", 1e6, 1e6};

/// Returns an amount as a JSON number, or the reason why the amount is unknown.
json json_of(const amount &amount);

table table_of(const std::vector<watched_row> &rows, const watch &watch);

/// Returns a table of watched groups as text in a format; JSON has a line for each row.
std::string text_of(const table &rows, std::string_view format);

} // namespace msrpp::rdt_tool
