// The numeric options of the command line of `msrpp profile record`.
#pragma once

#include "recorded.hpp"

#include <cstdint>
#include <string>

namespace msrpp::profile {

/// Returns the requested sampling period in events; `usual` where none is requested. Throws a
/// complaint where the text is invalid.
std::uint32_t period_of(const recorded &options, std::uint32_t usual);

/// Returns the requested number of random bits of sampling periods: 0, 4, 7 or 12; `usual` where
/// none is requested. Throws a complaint where the text is invalid.
unsigned random_bits_of(const recorded &options, unsigned usual);

/// Returns the least number of logical processors that a simulated machine must have: the requested
/// number, or 1. Throws a complaint where the text is invalid.
unsigned cpu_count_of(const recorded &request);

/// Returns the share of time that samples may take, in thousandths, 1 to 250; 0: no share is
/// requested. Throws a complaint where the text is invalid.
unsigned overhead_of(const recorded &options);

} // namespace msrpp::profile
