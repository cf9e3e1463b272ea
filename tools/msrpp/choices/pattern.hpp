// Patterns of `msrpp list`.
#pragma once

#include <string_view>

namespace msrpp {

/// Whether a name is what a pattern asks for: a glob of `*` and `?`, or a part of the name, without
/// regard to case.
bool matches(std::string_view name, std::string_view pattern);

} // namespace msrpp
