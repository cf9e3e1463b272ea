// CPUID of the emulator's processor, before the machine corrects it.
#pragma once

#include "../programs/emulator.hpp"

#include <msr/processor/cpuid.hpp>

#include <cstdint>
#include <map>
#include <utility>

namespace msrpp::machine {

/// The answers by leaf and subleaf.
using cpuid_answers = std::map<std::pair<std::uint32_t, std::uint32_t>, msr::cpuid_registers>;

/// Reads CPUID in the emulator: a program of a few instructions runs on it. Throws
/// std::runtime_error where that fails. The process must have one thread.
cpuid_answers emulated_cpuid(const emulator &emulator);

} // namespace msrpp::machine
