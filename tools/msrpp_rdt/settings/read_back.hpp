// Compares written settings with the registers, and finds reasons why values may read otherwise.
#pragma once

#include "settings.hpp"

#include <cstdint>
#include <string>

namespace msrpp::rdt_tool {

/// Returns whether a register write sets a mask of ways.
bool is_mask(const write_of_cache &write);

/// Returns a sentence about a register that reads otherwise than it was written, with facts about
/// the processor if there are any.
std::string other_value_text(const write_of_cache &write, std::uint64_t got,
                             const processor &machine);

} // namespace msrpp::rdt_tool
