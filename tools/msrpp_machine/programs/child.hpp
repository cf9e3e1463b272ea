// The program that runs on the simulated machine, and all processes that the program starts.
#pragma once

#include <atomic>
#include <string>
#include <vector>

#include <sys/types.h>

namespace msrpp::machine {

/// Returns the number of a signal that would end this process and is still blocked; 0: there is no
/// such signal.
int pending_ending_signal();

/// The program that runs. Signals that would end this process are blocked while the program runs;
/// signals that a terminal does not send to the program itself are handed on.
class child {
public:
    /// Blocks the signals that would end this process. Must be called before any thread is made.
    child();
    child(const child &) = delete;
    child &operator=(const child &) = delete;
    /// Ends all processes that the program has left behind.
    ~child();

    /// Goes on in a new process, which ends soon after this process: returns true in the new
    /// process. Throws std::runtime_error where no process can be made.
    bool split();
    /// Starts a program on `cpus`. Throws std::runtime_error where the program cannot be started.
    void start(const std::vector<std::string> &line, const std::vector<unsigned> &cpus);
    /// Waits for the end of the program. Returns the program's exit status, or 128 plus the number
    /// of the signal that ended it. Where the process that has split this process off is gone, all
    /// processes of the program are ended first.
    int wait();
    /// Makes wait() end the program and return. Another thread may call the function.
    void end_early();
    /// Returns whether a signal has ended the program that wait() waited for.
    bool was_killed() const { return was_killed_; }
    /// Returns the signal that made wait() end the program; 0: no signal.
    int ending_signal() const { return ending_signal_; }
    /// Ends all processes that the program has started and left behind.
    void end_all();

private:
    pid_t process_{-1};
    bool was_killed_{};
    int ending_signal_{};
    std::atomic<bool> is_to_end_{};
};

} // namespace msrpp::machine
