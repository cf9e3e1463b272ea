// Signals of the calling thread as the system sees them, in the QEMU plugin. Outside of a system
// call of the program the emulator blocks for the system what the program blocks; from a signal
// that the emulator has taken until the program handles the signal, the emulator blocks all signals
// (QEMU's linux-user/signal.c).
#pragma once

#include <csignal>
#include <cstdint>

#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::machine {

/// A set of signals, with signal n in bit n - 1.
using signal_mask = std::uint64_t;

inline constexpr signal_mask all_signals = ~signal_mask{0};

/// Blocks the signals in `mask`, and no other signal, in the calling thread. Returns the signals
/// that the thread blocked before.
inline signal_mask exchange_signal_mask(signal_mask mask) {
    signal_mask previous = 0;
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, &mask, &previous, sizeof mask);
    return previous;
}

/// Returns the signals that the calling thread blocks.
inline signal_mask blocked_signals() {
    signal_mask mask = 0;
    syscall(SYS_rt_sigprocmask, SIG_SETMASK, nullptr, &mask, sizeof mask);
    return mask;
}

} // namespace msrpp::machine
