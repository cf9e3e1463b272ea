// The numbers of the command line.
#pragma once

#include "recorded.hpp"

#include <cstdint>
#include <string>

namespace msrpp::profile {

/// The period that is asked for; `usual` where none is. Throws a complaint.
std::uint32_t period_of(const recorded &options, std::uint32_t usual);

/// Random bits of periods: 0, 4, 7 or 12; `usual` where none are asked for. Throws a complaint.
unsigned random_bits_of(const recorded &options, unsigned usual);

/// How many logical processors a simulated machine has at least: 1 unless more are asked for.
/// Throws a complaint.
unsigned cpu_count_of(const recorded &request);

/// Thousandths of the time, 1 to 250; 0: nothing is asked for. Throws a complaint.
unsigned overhead_of(const recorded &options);

} // namespace msrpp::profile
