// The supervisor: a process between msrpp and the program that msrpp counts. The supervisor ends
// the processes that the program has started, when msrpp is ended or killed.
#pragma once

#include <csignal>
#include <functional>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The signal by which a supervisor kills all processes of its program at once. The supervisor also
/// gets the signal when its parent is gone.
inline constexpr int end_all_at_once = SIGUSR2;

/// Returns whether a signal is ignored, as under nohup; an ignored signal stays ignored for all
/// processes of the program.
inline bool is_ignored(const struct sigaction &sigaction) {
    return (sigaction.sa_flags & SA_SIGINFO) == 0 && sigaction.sa_handler == SIG_IGN;
}

/// A report of a supervisor to its parent through a pipe: first the number of the program's
/// process, or -errno, then the program's status as of waitpid().
using supervisor_report = int;

/// Makes a process, in which `become` is called; `become` must not return. Waits for the end of
/// that process, forwards signals to it, and reports to `report`. SIGTERM, SIGHUP, SIGINT or
/// SIGQUIT also end processes that the program has started, when the program has ended: a second
/// later by SIGKILL. Without such a signal these processes go on. `saved`: open files that the
/// supervisor needs; other files are closed.
[[noreturn]] void supervise(pid_t parent, int report, std::vector<int> saved,
                            const std::function<void()> &become);

} // namespace msrpp::run
