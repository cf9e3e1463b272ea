// Reads the CPUID of the processor that the emulator QEMU emulates, before msrpp corrects the
// answers.
#pragma once

#include "../programs/emulator.hpp"

#include <msr/processor/cpuid.hpp>

#include <cstdint>
#include <map>
#include <utility>

namespace msrpp::machine {

/// Answers of CPUID by leaf and subleaf.
using cpuid_answers = std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers>;

/// Returns the answers of CPUID in the emulator, in which a program of a few instructions executes
/// CPUID. Throws std::runtime_error where the program cannot be run. The process must have one
/// thread.
cpuid_answers emulated_cpuid(const emulator &emulator);

} // namespace msrpp::machine
