// Settings read back from registers, and why they may read otherwise.
#pragma once

#include "settings.hpp"

#include <cstdint>
#include <string>

namespace msrpp::rdt_tool {

/// Whether it writes a mask of ways.
bool is_mask(const write_of_cache &write);

/// A sentence about a value that read back otherwise: with what is known of the processor, where
/// something is.
std::string other_value_text(const write_of_cache &write, std::uint64_t got,
                             const processor &machine);

} // namespace msrpp::rdt_tool
