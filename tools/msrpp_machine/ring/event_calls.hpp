// System calls about events of Linux's perf, handed from the QEMU plugin to the simulated machine:
// each lane (buffer of a thread) has memory for a call of its thread, which waits until the machine
// has answered. The machine checks all that it reads from a call: the program could write into the
// shared memory, too.
#pragma once

#include "signal_orders.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

enum class event_call_kind : std::uint32_t {
    none,
    open,      ///< perf_event_open(2)
    read,      ///< read(2) of an event's file
    control,   ///< ioctl(2) of an event's file
    map,       ///< mmap(2) of an event's file
    poll,      ///< poll(2) of an event's file: the result is `revents`
    signal,    ///< fcntl(2) of an event's file: F_SETFL, F_GETFL, F_SETOWN, F_SETOWN_EX, F_SETSIG
    other,     ///< another system call with an event's file
    own_events ///< prctl(2): PR_TASK_PERF_EVENTS_DISABLE and _ENABLE
};

enum class event_call_state : std::uint32_t { free, waits, answered };

/// The file of an event, by the number of its inode, which is the same in all processes. 0: no
/// file.
using event_file = std::uint64_t;

/// The values that the page of an event's file shows (perf_event_mmap_page, mmap(2)).
struct event_page_values {
    std::uint64_t count;
    std::uint64_t enabled; ///< time during which the event was enabled, in ns
    std::uint64_t running; ///< time during which the event had a counter, in ns
};

/// A system call about events, and the machine's answer. Values are those of perf_event_open(2).
struct event_call {
    /// Number of 8-byte values in 16 KiB, the kernel's limit for read(2) of an event's file.
    static constexpr std::size_t most_values = 2048;
    static constexpr std::size_t attribute_bytes = 136;

    std::atomic<event_call_state> state;
    event_call_kind kind;
    event_file file; ///< the file of the event; of `open`: the file of the new event
    /// For the call `open`, the file of the group's leader; for a redirected output, the file of
    /// the event whose ring is used.
    event_file group_file;
    std::int32_t descriptor;
    std::int32_t pid;
    std::int32_t cpu;
    std::uint32_t has_group;
    std::uint64_t flags;
    /// The request code of the calls `control`, `own_events` and `signal`; for `map`: not 0 where
    /// the mapping can be written.
    std::uint64_t code;
    /// The argument of the call `control`; a pointer of the program is replaced by the value at the
    /// pointer. For `map`, the size in bytes.
    std::uint64_t argument;
    /// The receiver of signals that the system has noted for the event's file, of the call
    /// `signal`.
    signal_receiver receiver;
    std::uint64_t room;     ///< size of the buffer of `read` (read(2)), in bytes
    std::uint64_t cpu_time; ///< time in ns that the thread has executed on the host
    unsigned char attributes[attribute_bytes];

    std::int64_t result; ///< result of the call, or -errno; of `read`: a number of bytes
    /// 0: the file is not that of an event, and the system itself carries out the call.
    std::uint32_t is_event;
    event_page_values page;
    std::uint64_t values[most_values];
};

} // namespace msrpp::machine
