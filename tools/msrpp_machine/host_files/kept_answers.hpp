// A file in the user's cache that keeps the emulator's answers to CPUID. A program on the emulator
// reads them, and to start it takes a quarter of the time in which a machine starts.
#pragma once

#include "../programs/emulator.hpp"

#include "emulated_cpuid.hpp"

#include <optional>

namespace msrpp::machine {

/// Returns the answers that were kept of this file of the emulator and this model, if they are
/// whole. A file that another user could have written is not read.
std::optional<cpuid_answers> kept_answers(const emulator &emulator);

/// Keeps answers for later machines, in $XDG_CACHE_HOME/msrpp or ~/.cache/msrpp. Where that is
/// impossible, nothing is kept.
void keep_answers(const emulator &emulator, const cpuid_answers &answers);

} // namespace msrpp::machine
