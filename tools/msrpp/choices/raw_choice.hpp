// Events that are requested by their numbers, where the numbers lack the names of fields.
#pragma once

#include <string>
#include <string_view>

namespace msrpp {

/// Returns `; did you mean raw:event=0xd1:umask=0x20?` for a text such as `raw:0xd1:0x20`; empty
/// for any other text.
std::string raw_suggestion(std::string_view text);

} // namespace msrpp
