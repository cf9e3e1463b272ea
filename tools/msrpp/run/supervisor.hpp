// The process between this one and a program: it ends what the program has started where this
// process is told to end, or is killed.
#pragma once

#include <csignal>
#include <functional>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The signal by which a supervisor ends all at once. It gets the signal where its parent is gone,
/// too.
inline constexpr int end_all_at_once = SIGUSR2;

/// A signal that is ignored, as nohup and shells have it, stays so for all of them.
inline bool is_ignored(const struct sigaction &sigaction) {
    return (sigaction.sa_flags & SA_SIGINFO) == 0 && sigaction.sa_handler == SIG_IGN;
}

/// The report of a supervisor to its parent through a pipe: first the process that will be the
/// program, or -errno, then how it ended, as waitpid() has it.
using supervisor_report = int;

/// Makes a process, in which `become` is called; it must not return. Waits for its end, hands
/// signals on to it, and reports. SIGTERM, SIGHUP, SIGINT or SIGQUIT end what the process has
/// started, too, when it has ended itself: a second later by SIGKILL. Without such a signal that
/// goes on. `saved`: the open files that are needed here; the others are closed.
[[noreturn]] void supervise(pid_t parent, int report, std::vector<int> saved,
                            const std::function<void()> &become);

} // namespace msrpp::run
