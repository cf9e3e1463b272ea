// Escapes for names in the formats of export: recorded programs have names with any bytes.
#pragma once

#include "../../support/printable.hpp"

#include <string>
#include <string_view>

namespace msrpp::profile {

/// Returns a name with the escapes of a JSON string.
std::string in_json(std::string_view name);

/// Returns a name in the form for a frame of a folded stack: without ;, which separates frames, and
/// with _ for a blank in front of a number at the name's end, because readers take two numbers at
/// the end of a line for the counts of two profiles (flamegraph.pl, "differential flame graphs",
/// and inferno).
std::string in_folded(std::string_view name);

/// Returns a name as a cell of CSV, in quotes where RFC 4180 requires them.
std::string in_csv(std::string_view name);

} // namespace msrpp::profile
