// Names that published metrics have for constants of the library.
#pragma once

#include "formula.hpp"

#include <cstddef>
#include <optional>
#include <string>

namespace msrpp {

/// The part of the constant that a table has under this name; nothing where it is none.
std::optional<std::size_t> constant_part(const std::string &name, formula_parts &parts);

/// The part of the share of slots that Linux gives an event's name, such as `topdown-retiring`;
/// nothing where it is none. Linux has these names where IA32_PERF_METRICS exists.
std::optional<std::size_t> share_part(const std::string &name, formula_parts &parts);

} // namespace msrpp
