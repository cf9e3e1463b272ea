// RDTSC and RDTSCP of programs: simulated time in place of the host's.
#pragma once

#include "../ring/ring.hpp"
#include "qemu_plugin.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// `clocks_of`: the time stamp counter of a thread's simulated CPU, once all that the thread has
/// executed is played. To be called before a block is watched.
void simulate_clock(ring &ring, std::uint64_t (*clocks_of)(unsigned vcpu));

/// Watches a block that is translated, where it reads the time or begins behind such an
/// instruction, if the machine simulates the clock. `host_offset`: from an address of the program
/// to the address here.
void watch_clock(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);

} // namespace msrpp::machine
