// The part of the QEMU plugin that sends the signals of perf events (O_ASYNC, fcntl(2)). The system
// stores the receiver and the number of the signal for the event's file, which is a file in memory;
// the plugin passes both on to the machine, which orders the signals (ring/signal_orders.hpp). A
// thread sends the signals to itself, with the siginfo_t of Linux, before it goes on: the emulator
// lets the program's handler run when the present block of code has ended.
#pragma once

#include "plugin_polls.hpp"
#include "writer.hpp"

#include <cstdint>

namespace msrpp::machine {

/// Sends the signals of an order list, and empties the list.
void send_signals(signal_orders &orders);
/// Notes a thread's fcntl(2), which the system has not seen yet.
void note_fcntl(const std::uint64_t (&arguments)[6]);
/// Completes the thread's last noted fcntl(2) where the call concerns signals of an event.
/// `result`: the system's result. Returns whether `corrected` is set to a result that replaces the
/// system's.
bool complete_fcntl(const access_of_events &access, writer &writer, std::int64_t result,
                    std::int64_t &corrected);

} // namespace msrpp::machine
