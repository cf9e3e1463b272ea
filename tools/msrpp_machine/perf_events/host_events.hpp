// Software events of perf_event_open(2): the host's kernel counts them, of the thread that executes
// the emulator.
#pragma once

#include "event.hpp"

#include <cstdint>
#include <sys/types.h>

namespace msrpp::machine {

struct host_event_values {
    std::uint64_t count;
    std::uint64_t enabled; ///< ns
    std::uint64_t running; ///< ns
};

/// Opens the host's event for an event whose leader and attributes are set. Returns an errno.
int open_host_event(event &event, pid_t pid, unsigned long flags);
/// Lets it count or not, where its group is not the host's.
void enable_host_event(const event &event, bool enabled);
/// Carries out a call on it. Returns what ioctl(2) returns, or -errno.
long control_host_event(const event &event, unsigned long code, unsigned long argument);
host_event_values read_host_event(const event &event);

} // namespace msrpp::machine
