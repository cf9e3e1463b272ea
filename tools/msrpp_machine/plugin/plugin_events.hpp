// The part of the plugin that answers calls of the system about events of Linux's perf, which the
// emulator does not know: perf_event_open(2), and calls with its files. The machine has the events
// (perf_events/perf_events.hpp); a program has for each a file in memory, which the system itself
// duplicates, inherits, maps and closes. The emulator's own call comes to nothing; where the
// program goes on behind the instruction SYSCALL, the result in its registers is corrected, as
// plugin_cpuid.hpp corrects answers of CPUID.
#pragma once

#include "qemu_plugin.hpp"
#include "writer.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// Watches a block that is translated, where it has SYSCALL or begins behind it. `host_offset`:
/// from an address of the program to the address here.
void watch_system_calls(qemu_plugin_tb *block, std::size_t instructions, std::uint64_t host_offset);
/// A thread calls the system, which has not seen the call yet; the writer has published.
void answer_event_call(unsigned vcpu, writer &writer, std::int64_t number,
                       const std::uint64_t (&arguments)[6]);
/// ns that a thread of this process has executed; 0: there is no such thread.
std::uint64_t cpu_time_of(std::uint32_t thread);

} // namespace msrpp::machine
