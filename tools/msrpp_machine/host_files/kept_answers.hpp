// What the emulator has answered to CPUID, in a file of the user's cache: to ask it takes as long
// as to start a program on it.
#pragma once

#include "../programs/emulator.hpp"

#include "emulated_cpuid.hpp"

#include <optional>

namespace msrpp::machine {

/// Returns the answers of this very file of the emulator to this model, where they were kept and
/// are whole. Files that others could have written are left alone.
std::optional<cpuid_answers> kept_answers(const emulator &emulator);

/// Keeps answers for later machines, below XDG_CACHE_HOME or ~/.cache; where that cannot be, the
/// next machine asks again.
void keep_answers(const emulator &emulator, const cpuid_answers &answers);

} // namespace msrpp::machine
