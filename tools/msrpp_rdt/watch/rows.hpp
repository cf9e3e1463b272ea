// What was watched as a table, CSV or JSON lines.
#pragma once

#include "watch.hpp"

#include "../../support/json.hpp"

#include <string>
#include <vector>

namespace msrpp::rdt_tool {

/// The number, or why there is none.
json json_of(const amount &one);

std::string table_of(const std::vector<watched_row> &rows, const watch &of);
std::string csv_of(const std::vector<watched_row> &rows, const watch &of, bool with_head);
std::string json_lines_of(const std::vector<watched_row> &rows, const watch &of);

} // namespace msrpp::rdt_tool
