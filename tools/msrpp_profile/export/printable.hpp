// Names as text that does no harm to a terminal.
#pragma once

#include <string>
#include <string_view>

namespace msrpp::profile {

/// UTF-8 without control characters: these, and bytes that are no UTF-8, become \xNN.
std::string printable(std::string_view name);

} // namespace msrpp::profile
