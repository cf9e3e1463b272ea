// Matches the patterns of `msrpp list` with names.
#pragma once

#include <string_view>

namespace msrpp {

/// Returns whether a name matches a pattern: a glob of `*` and `?`, or a part of the name, in any
/// case.
bool matches(std::string_view name, std::string_view pattern);

} // namespace msrpp
