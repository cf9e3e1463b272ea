// Calls of the system about events of Linux's perf, handed from the plugin to the machine: each
// lane has room for a call of its thread, which waits until the machine has answered.
//
// The machine trusts nothing that it reads here: the program could write into this memory, too.
#pragma once

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
    own_events ///< prctl(2): PR_TASK_PERF_EVENTS_DISABLE and _ENABLE
};

enum class event_call_state : std::uint32_t { free, waits, answered };

/// A file of an event, in all processes: the number of its inode. 0: none.
using event_file = std::uint64_t;

/// The values of an event for the page that its file shows to mmap(2).
struct event_page_values {
    std::uint64_t count;
    std::uint64_t enabled; ///< ns
    std::uint64_t running; ///< ns
};

/// A call, and its answer. Values in the words of perf_event_open(2).
struct event_call {
    static constexpr std::size_t most_values = 2048; ///< 16 KiB: the kernel's limit of a read
    static constexpr std::size_t attribute_bytes = 136;

    std::atomic<event_call_state> state;
    event_call_kind kind;
    event_file file;       ///< of the event; of open: the new one
    event_file group_file; ///< of open: of the leader; of a new output: its event
    std::int32_t descriptor;
    std::int32_t pid;
    std::int32_t cpu;
    std::uint32_t has_group;
    std::uint64_t flags;
    std::uint64_t code;     ///< of control and own_events
    std::uint64_t argument; ///< of control; a pointer of the program is replaced by its target
    std::uint64_t room;     ///< of read: bytes
    std::uint64_t cpu_time; ///< ns that the thread has executed on the host
    unsigned char attributes[attribute_bytes];

    std::int64_t result;    ///< or -errno; of read: bytes
    std::uint32_t is_event; ///< false: the file is of no event, and the call is the system's alone
    event_page_values page;
    std::uint64_t values[most_values];
};

} // namespace msrpp::machine
