// The text notation of requested events, for `msrpp encode --help`.
#pragma once

#include "../settings.hpp"

#include <string>

namespace msrpp {

/// Returns the syntax of requested events in a few lines, for the processor that --cpu names first.
/// Where --cpu names no known processor, the syntax of the Pentium 4.
std::string choice_syntax(const target_options &target_options);

} // namespace msrpp
