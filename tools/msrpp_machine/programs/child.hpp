// The program that runs on the machine, and all that it starts.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

/// Returns the number of a signal that would end this process and is still blocked; 0: there is
/// none.
int pending_ending_signal();

/// A program that runs. Signals that would end this process are blocked while it does; those that
/// a terminal does not send to both are handed on.
class child {
public:
    /// Blocks the signals. Call it before any thread is made.
    child();
    child(const child &) = delete;
    child &operator=(const child &) = delete;
    /// Ends what is left of the program.
    ~child();

    /// Goes on in a process of its own, which ends soon after this one: true is returned there.
    /// Throws std::runtime_error where that fails.
    bool split();
    /// Starts a program on these CPUs. Throws std::runtime_error where that fails.
    void start(const std::vector<std::string> &line, const std::vector<unsigned> &cpus);
    /// Waits for its end. Returns its exit status, or 128 and the number of the signal that ended
    /// it. Where the process that has split this one off is gone, everything is ended first.
    int wait();
    /// Lets wait() end the program and return; for other threads.
    void end_early();
    /// Whether a signal has ended what wait() has waited for.
    bool was_killed() const { return was_killed_; }
    /// Returns the signal by which wait() was to end the program; 0: there was none.
    int ending_signal() const { return ending_signal_; }
    /// Ends whatever the program has started and left.
    void end_all();

private:
    pid_t process_{-1};
    bool was_killed_{};
    int ending_signal_{};
    std::atomic<bool> is_to_end_{};
};

} // namespace msrpp::machine
