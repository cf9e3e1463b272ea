#include "child.hpp"

#include "../../support/end_with.hpp"

#include "../../support/cpus.hpp"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::machine {

namespace {

constexpr int not_started = 125; ///< exit status of a program that could not be started

/// number of this process's parent, where the parent made this process by split(); 0: this process
/// was not made by split()
pid_t split_off_by = 0;

sigset_t waited_signals() {
    sigset_t sigset;
    sigemptyset(&sigset);
    for (const int entry : {SIGCHLD, SIGINT, SIGQUIT, SIGTERM, SIGHUP})
        sigaddset(&sigset, entry);
    return sigset;
}

/// Binds the process to CPUs of the host whose numbers the simulated machine has, so that the
/// program sees a valid CPU number.
void stay_on(const std::vector<unsigned> &cpus) {
    support::keep_on(cpus); // where keep_on() fails, the process may run on all CPUs
}

/// Starts the program in a child that shares memory with its parent until execv() (vfork(2)), and
/// so changes nothing that the parent reads. `words`: end with a null pointer.
[[noreturn]] void become(char *const *words, const std::vector<unsigned> &cpus, pid_t parent) {
    end_with(parent, SIGKILL, not_started);
    const sigset_t signals = waited_signals();
    sigprocmask(SIG_UNBLOCK, &signals, nullptr);
    signal(SIGPIPE, SIG_DFL);
    stay_on(cpus);
    execv(words[0], words);
    const char *const reason = std::strerror(errno), *const program = words[0];
    for (const char *const entry : {"msrpp: machine: cannot start ", program, ": ", reason, "\n"})
        if (::write(STDERR_FILENO, entry, std::strlen(entry)) < 0) break;
    _exit(not_started);
}

/// Returns the processes whose parent is this process.
std::vector<pid_t> children() {
    std::ifstream input{"/proc/self/task/" + std::to_string(getpid()) + "/children"};
    std::vector<pid_t> pids;
    for (pid_t pid{}; input >> pid;)
        pids.push_back(pid);
    return pids;
}

int status_of(int report) {
    return WIFSIGNALED(report) ? 128 + WTERMSIG(report) : WEXITSTATUS(report);
}

} // namespace

int pending_ending_signal() {
    sigset_t pending;
    sigpending(&pending);
    for (const int entry : {SIGINT, SIGQUIT, SIGTERM, SIGHUP})
        if (sigismember(&pending, entry) == 1) return entry;
    return 0;
}

child::child() {
    const sigset_t signals = waited_signals();
    sigprocmask(SIG_BLOCK, &signals, nullptr);
    // Processes that the program leaves behind become children of this process, which ends them.
    prctl(PR_SET_CHILD_SUBREAPER, 1);
}

child::~child() { end_all(); }

bool child::split() {
    const pid_t parent = getpid();
    process_ = fork();
    if (process_ < 0) throw std::runtime_error(std::string{"cannot fork: "} + std::strerror(errno));
    if (process_ != 0) return false;
    process_ = -1;
    // SIGHUP is blocked until wait(): wait() then takes the signal, and ends the program.
    end_with(parent, SIGHUP, not_started);
    split_off_by = parent;
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    return true;
}

void child::start(const std::vector<std::string> &line, const std::vector<unsigned> &cpus) {
    const pid_t parent = getpid();
    std::vector<char *> words;
    for (const std::string &text : line)
        words.push_back(const_cast<char *>(text.c_str()));
    words.push_back(nullptr);
    process_ = vfork(); // fork(2) would copy the page tables of all of the machine's memory
    if (process_ < 0) throw std::runtime_error(std::string{"cannot fork: "} + std::strerror(errno));
    if (process_ == 0) become(words.data(), cpus, parent);
}

int child::wait() {
    const sigset_t signals = waited_signals();
    for (;;) {
        int report = 0;
        for (pid_t ended; (ended = waitpid(-1, &report, WNOHANG)) > 0;)
            if (ended == process_) {
                process_ = -1;
                was_killed_ = WIFSIGNALED(report);
                // A program may end by a signal of the terminal before this process has received
                // the signal.
                if (ending_signal_ == 0) ending_signal_ = pending_ending_signal();
                return status_of(report);
            }
        const bool is_alone = split_off_by != 0 && getppid() != split_off_by;
        if (is_alone || is_to_end_) {
            end_all();
            return 128 + SIGKILL;
        }
        siginfo_t siginfo{};
        if (sigwaitinfo(&signals, &siginfo) < 0) continue;
        // A terminal sends SIGINT and SIGQUIT to the program, too; kill() sends a signal to this
        // process only.
        const bool from_terminal = siginfo.si_code == SI_KERNEL;
        if (siginfo.si_signo == SIGCHLD) continue;
        ending_signal_ = siginfo.si_signo;
        if (!from_terminal) kill(process_, siginfo.si_signo);
    }
}

void child::end_early() {
    is_to_end_ = true;
    kill(getpid(), SIGCHLD); // SIGCHLD wakes wait(), which then reads `is_to_end_`
}

void child::end_all() {
    // Grandchildren become children of this process only when their parents end; so processes are
    // ended in rounds.
    for (std::vector<pid_t> left = children(); !left.empty(); left = children()) {
        for (const pid_t pid : left)
            kill(pid, SIGKILL);
        for (const pid_t pid : left)
            waitpid(pid, nullptr, 0);
    }
}

} // namespace msrpp::machine
