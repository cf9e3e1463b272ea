// Software events of perf_event_open(2): the host's kernel counts these events for the thread that
// executes the emulator.
#pragma once

#include "event.hpp"

#include <cstdint>
#include <sys/types.h>

namespace msrpp::machine {

struct host_event_values {
    std::uint64_t count;
    std::uint64_t enabled; ///< time during which the event was enabled, in ns
    std::uint64_t running; ///< time during which the event had a counter, in ns
};

/// Opens a software event of the host's kernel that counts for `event`. The event's leader and
/// attributes must be set. Returns an errno, or 0.
int open_host_event(event &event, pid_t pid, unsigned long flags);
/// Enables or disables the event of the host's kernel, unless its group's leader is an event of the
/// host's kernel, too.
void enable_host_event(const event &event, bool enabled);
/// Carries out a call of ioctl(2) on the host's event. Returns what ioctl(2) returns, or -errno.
long control_host_event(const event &event, unsigned long code, unsigned long argument);
host_event_values read_host_event(const event &event);

} // namespace msrpp::machine
