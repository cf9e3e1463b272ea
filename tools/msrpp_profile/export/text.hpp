// Escapes for names from recorded programs, which may have any bytes, in each format of export.
#pragma once

#include "../../support/printable.hpp"

#include <string>
#include <string_view>

namespace msrpp::profile {

/// Returns a name escaped for the quotes of a JSON text.
std::string in_json(std::string_view name);

/// Returns a name as a frame of a folded stack: without ;, which separates frames, and with _ for a
/// blank in front of a number at the name's end, because readers take two numbers at the end of a
/// line for the counts of two profiles (flamegraph.pl, "differential flame graphs", and inferno).
std::string in_folded(std::string_view name);

/// Returns a name as a cell of CSV, in quotes where RFC 4180 requires them.
std::string in_csv(std::string_view name);

} // namespace msrpp::profile
