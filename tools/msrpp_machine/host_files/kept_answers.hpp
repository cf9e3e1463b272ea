// A file in the user's cache with the emulator's answers to CPUID. Without the file, a program on
// the emulator reads the answers, and its start takes a quarter of the time in which a machine
// starts.
#pragma once

#include "../programs/emulator.hpp"

#include "emulated_cpuid.hpp"

#include <optional>

namespace msrpp::machine {

/// Returns the answers that were cached for the emulator's file and model, if the cached file is
/// whole. A file that another user could have written is not read.
std::optional<cpuid_answers> kept_answers(const emulator &emulator);

/// Writes answers for later machines to $XDG_CACHE_HOME/msrpp or ~/.cache/msrpp. Where the file
/// cannot be written, nothing is cached, and no error is reported.
void keep_answers(const emulator &emulator, const cpuid_answers &answers);

} // namespace msrpp::machine
