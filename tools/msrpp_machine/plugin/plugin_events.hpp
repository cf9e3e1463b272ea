// The part of the QEMU plugin that answers system calls about events of Linux's perf, which the
// emulator does not know: perf_event_open(2), and calls with files of events. The machine has the
// events (perf_events/perf_events.hpp); for each event a program has a file in memory, which the
// system itself duplicates, inherits, maps and closes. The emulator's own call has no effect; where
// the program goes on behind the instruction SYSCALL, the result in its registers is corrected, as
// plugin_cpuid.hpp corrects answers of CPUID.
#pragma once

#include "qemu_plugin.hpp"
#include "writer.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// Watches a block of code that the emulator translates, if the block has SYSCALL or begins behind
/// SYSCALL. `host_offset`: from an address of the program to the address in this process.
void watch_system_calls(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);
/// Answers a thread's system call if the call is about events; the system has not seen the call
/// yet. `writer` must have published its words.
void answer_event_call(unsigned vcpu, writer &writer, std::int64_t number,
                       const std::uint64_t (&arguments)[6]);
/// Replaces the system's result of a thread's present system call. The system has not seen the call
/// yet.
void answer_call(unsigned vcpu, std::int64_t result);
/// Returns whether the system's result of a thread's present system call will be replaced.
bool has_answer(unsigned vcpu);
/// Completes a thread's system call, which has returned.
void event_call_returns(unsigned vcpu, writer &writer, std::int64_t number, std::int64_t result);
/// Returns the time in ns that a thread of this process has executed; 0: the process has no such
/// thread.
std::uint64_t cpu_time_of(std::uint32_t thread);

} // namespace msrpp::machine
