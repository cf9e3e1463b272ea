// How choices are written, for `msrpp encode --help`.
#pragma once

#include "../settings.hpp"

#include <string>

namespace msrpp {

/// The syntax of choices in a few lines, that of the processor which --cpu names first. Where --cpu
/// names none that is known, that of the Pentium 4 comes first.
std::string choice_syntax(const target_options &target_options);

} // namespace msrpp
