// Makes the files of a simulated machine from its CPUID, its topology and its event sources.
#pragma once

#include "../mixed.hpp"
#include "../programs/emulator.hpp"

#include "shown_files.hpp"

namespace msrpp::machine {

/// Returns the files that programs on a machine see. Throws a complaint where the emulator does not
/// answer. The process must have one thread, and see the host's files. `has_simulated_clock`: RDTSC
/// shows the time of the models, not the host's.
shown_files simulated_files(const kinds_of_cpus &kinds, unsigned cpus, const emulator &emulator,
                            bool has_simulated_clock = false);

} // namespace msrpp::machine
