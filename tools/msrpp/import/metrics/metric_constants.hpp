// The names by which published metrics refer to constants of the library.
#pragma once

#include "formula.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace msrpp {

/// Returns the formula's part for the constant with a name in tables; empty where no constant has
/// the name.
std::optional<std::size_t> constant_part(const std::string &name, formula_parts &parts);

/// Returns the formula's part for the share of slots that Linux names like an event, such as
/// `topdown-retiring`; empty where no share has the name. Linux has the names of shares where
/// IA32_PERF_METRICS exists.
std::optional<std::size_t> share_part(const std::string &name, formula_parts &parts);

} // namespace msrpp
