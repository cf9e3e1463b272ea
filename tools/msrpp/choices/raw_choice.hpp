// Raw choices whose numbers have no names.
#pragma once

#include <string>
#include <string_view>

namespace msrpp {

/// `; did you mean raw:event=0xd1:umask=0x20?` of a text as `raw:0xd1:0x20`; empty of any other.
std::string raw_suggestion(std::string_view text);

} // namespace msrpp
