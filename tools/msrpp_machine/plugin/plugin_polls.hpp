// The part of the QEMU plugin that waits for events in poll(2) and ppoll(2). For the system, the
// files in memory which stand for events are always ready. The plugin therefore waits before the
// system's call, asks the machine which events are ready, and corrects the system's answers about
// the files of events; answers about other files stay. No descriptor wakes the plugin when an event
// is ready: the plugin waits for the other files in rounds of 10 ms, and after each round reads a
// number in the ring (ring_header::event_wakes).
//
// An event is ready (POLLIN) when its ring asks for a reader
// (perf_events/records/record_buffer.hpp), and closed (POLLHUP) when all threads that it follows
// have ended, or when it has no ring. select(2) and epoll(7) see files in memory: always ready, and
// refused.
#pragma once

#include "../ring/event_calls.hpp"
#include "writer.hpp"

#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// Functions by which the plugin sends requests to the machine, and accesses the program's memory.
struct access_of_events {
    /// Hands a system call about a file to the machine. Returns false where the file is not that of
    /// an event.
    bool (*ask)(writer &writer, event_call_kind kind, int descriptor);
    bool (*copy_in)(std::uint64_t address, void *destination, std::size_t bytes);
    bool (*copy_out)(std::uint64_t address, const void *source, std::size_t bytes);
};

/// Waits in place of poll(2) or ppoll(2), where files of events are among the files. `has_mask`:
/// the call is ppoll(2).
void wait_for_events(const access_of_events &access, writer &writer, bool has_mask,
                     const std::uint64_t (&arguments)[6]);
/// Corrects the answer of the system call poll(2) that followed wait_for_events() in this thread.
/// Returns whether there is a corrected result.
bool correct_ready_files(const access_of_events &access, std::int64_t result,
                         std::int64_t &corrected);

} // namespace msrpp::machine
