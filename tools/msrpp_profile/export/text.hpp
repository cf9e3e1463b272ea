// Names that come from recorded programs, and may be anything, as text that does no harm.
#pragma once

#include "../../support/printable.hpp"

#include <string>
#include <string_view>

namespace msrpp::profile {

/// Inside the quotes of a JSON text.
std::string in_json(std::string_view name);

/// A frame of a folded stack: without the ; that parts frames, and with _ for a blank in front of a
/// number at its end: readers take two numbers at the end of a line for the counts of two profiles
/// (flamegraph.pl, "differential flame graphs", and inferno).
std::string in_folded(std::string_view name);

/// A cell of CSV, in quotes where RFC 4180 asks for them.
std::string in_csv(std::string_view name);

} // namespace msrpp::profile
