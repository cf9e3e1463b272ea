// System calls about time, where the machine simulates its clocks: those that read a clock show
// simulated time, and those that sleep or wait end when the simulated time has come. The system
// carries the calls out; what it writes to the program's memory is replaced afterwards.
#pragma once

#include "writer.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Notes a thread's system call that reads a clock or waits; the system has not seen the call yet.
/// `host_offset`: from an address of the program to the address in this process.
void time_call_begins(unsigned vcpu, writer &writer, std::int64_t number,
                      const std::uint64_t (&arguments)[6], std::uint64_t host_offset);
/// Corrects the time that a system call has read, or waits until the simulated time has come.
/// `result`: the system's result.
void time_call_ends(writer &writer, std::int64_t number, std::int64_t result);

} // namespace msrpp::machine
