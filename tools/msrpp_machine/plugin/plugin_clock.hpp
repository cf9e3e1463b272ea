// RDTSC and RDTSCP of programs: the plugin replaces the host's time by simulated time.
#pragma once

#include "../ring/ring.hpp"
#include "qemu_plugin.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// Lets RDTSC show simulated time. `clocks_of`: returns the time stamp counter of a thread's
/// simulated CPU, once the machine has counted all that the thread has executed. Must be called
/// before a block of code is watched.
void simulate_clock(ring &ring, std::uint64_t (*clocks_of)(unsigned vcpu));

/// Watches a block of code that the emulator translates, if the block has RDTSC or begins behind
/// RDTSC, and the machine simulates the clock. `host_offset`: from an address of the program to the
/// address in this process.
void watch_clock(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);

} // namespace msrpp::machine
