// CPUID of the simulated processor, for the plugin: blocks of code that have the instruction are
// watched, and the emulator's answer is corrected in the program's registers. The interface of
// plugins shows no registers. The registers are at the beginning of the emulator's structure of the
// processor, CPUX86State (target/i386/cpu.h), whose address code that TCG makes for x86-64 hosts
// keeps in RBP (tcg/i386/tcg-target.h: TCG_AREG0). All registers are in the structure where a block
// begins, and behind CPUID, which is a call of a helper. Behind CPUID the leaf that the program
// asked for is overwritten; so the instructions before CPUID are followed (cpuid_steps.hpp).
// Nothing is corrected before the instruction pointer, the vendor and the signature were found at
// the expected places with the expected values; where they are not, a single sentence says that
// CPUID is the emulator's.
#pragma once

#include "../../ring/ring.hpp"
#include "../qemu_plugin.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Corrects CPUID by the answers in the memory that the machine shares. `cpu_of`: returns the
/// simulated CPU on which a thread executes. Must be called before a block of code is watched.
void correct_cpuid(ring &ring, std::uint32_t (*cpu_of)(unsigned vcpu));

/// Watches a block of code that the emulator translates, if the block has CPUID or begins behind
/// CPUID. `host_offset`: from an address of the program to the address in this process.
void watch_cpuid(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);

} // namespace msrpp::machine
