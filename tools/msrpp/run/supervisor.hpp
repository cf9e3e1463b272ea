// The supervisor: a process between msrpp and the program that msrpp counts. The supervisor ends
// the processes that the program has started, when msrpp is ended or killed.
#pragma once

#include <csignal>
#include <functional>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The signal by which a supervisor kills all processes of its program at once. The kernel sends
/// the signal to a supervisor whose parent has ended.
inline constexpr int end_all_at_once = SIGUSR2;

/// Returns whether a signal is ignored, as under nohup; all processes of the program inherit an
/// ignored signal.
inline bool is_ignored(const struct sigaction &sigaction) {
    return (sigaction.sa_flags & SA_SIGINFO) == 0 && sigaction.sa_handler == SIG_IGN;
}

/// A report of a supervisor to its parent through a pipe: the first report has the number of the
/// program's process, or -errno; the second has the program's status as of waitpid().
using supervisor_report = int;

/// Makes a child process, in which `become` is called; `become` must not return. Waits for the end
/// of the child process, forwards signals to it, and writes reports into the pipe `report`. After
/// SIGTERM, SIGHUP, SIGINT or SIGQUIT the processes that the program has started are ended with the
/// program: by the signal, and a second later by SIGKILL. Without a signal the processes go on.
/// `saved`: open files that the supervisor needs; the supervisor closes all others.
[[noreturn]] void supervise(pid_t parent, int report, std::vector<int> saved,
                            const std::function<void()> &become);

} // namespace msrpp::run
