// Signals that events of perf_event_open(2) send to programs (O_ASYNC, fcntl(2)). The simulated
// machine finds the overflow of an event in a thread, and orders the signal; the QEMU plugin in the
// thread's process sends the signal, which therefore comes from the process itself. A thread whose
// events send signals stops at a word (record of executed code) that the machine sets, and waits
// until the machine lets it go on: the stops come closer together before an overflow
// (perf_events/event_signals.hpp).
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace msrpp::machine {

/// The receiver of an event's signals, as fcntl(2) has set it for the event's file.
struct signal_receiver {
    std::int32_t owner;      ///< process or thread that gets the signals; 0: none
    std::int32_t owner_kind; ///< F_OWNER_TID, F_OWNER_PID or F_OWNER_PGRP
    std::int32_t signal;     ///< the host's number of the signal (F_GETSIG); 0: SIGIO
    std::int32_t descriptor; ///< the event's file in the process
};

/// A signal that a thread sends for an event. The members are those of siginfo_t and
/// signal_receiver.
struct signal_order {
    signal_receiver receiver;
    std::int32_t code; ///< POLL_IN, or POLL_HUP where the event is disabled with the sample
};

/// The signals that a thread is to send. The machine writes the signals while the thread waits for
/// an answer and `count` is 0; the thread sends them, and sets `count` to 0.
struct signal_orders {
    static constexpr std::size_t capacity = 32;
    std::atomic<std::uint32_t> count;
    signal_order orders[capacity];
};

} // namespace msrpp::machine
