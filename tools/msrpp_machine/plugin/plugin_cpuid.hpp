// CPUID of the simulated processor, for the plugin: blocks that have the instruction are watched,
// and what the emulator answered is corrected in the program's registers.
//
// The interface of plugins shows no registers. These are in the emulator's structure of the
// processor, CPUX86State, whose address code that TCG makes for x86-64 hosts keeps in RBP
// (tcg/i386/tcg-target.h: TCG_AREG0), and which begins with them (target/i386/cpu.h). They are all
// there where a block begins, and behind CPUID, which is a call of a helper. What the program asked
// for is gone by then; so the instructions before CPUID are followed (cpuid_steps.hpp). Nothing is
// corrected before the instruction pointer, the vendor and the signature were found where and as
// they must be; where they are not, one sentence says that CPUID is the emulator's.
#pragma once

#include "../ring/ring.hpp"
#include "qemu_plugin.hpp"

#include <cstdint>

namespace msrpp::machine {

/// The ring has the answers; `cpu_of`: on which simulated CPU a thread executes. To be called
/// before a block is watched.
void correct_cpuid(ring &ring, std::uint32_t (*cpu_of)(unsigned vcpu));

/// Watches a block that is translated, where it has CPUID or begins behind it. `host_offset`: from
/// an address of the program to the address here.
void watch_cpuid(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);

} // namespace msrpp::machine
