#include "supervisor.hpp"

#include "../../support/end_with.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <functional>
#include <vector>

#include <dirent.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

/// A process, and its parent: the process that started it, or that adopted it after the end of the
/// process that started it.
struct known_process {
    pid_t process;
    pid_t parent;
};

/// Returns the parent of a process by `/proc/N/stat`; 0: the process does not exist any more. The
/// file has the parent's number behind the state, and the state behind the name in parentheses; the
/// name may contain any letters.
pid_t parent_of(const char *process) {
    char name[300], text[512];
    std::snprintf(name, sizeof name, "/proc/%s/stat", process);
    const int source = open(name, O_RDONLY | O_CLOEXEC);
    if (source < 0) return 0;
    const ssize_t size = ::read(source, text, sizeof text);
    close(source);
    if (size <= 0) return 0;
    const char *const end = text + size;
    const char *position = end;
    while (position != text && position[-1] != ')')
        --position;
    pid_t parent = 0;
    // The parent's number stands behind ") S ", the end of the name and the state.
    if (end - position > 3) std::from_chars(position + 3, end, parent);
    return parent;
}

std::vector<known_process> all_processes() {
    std::vector<known_process> processes;
    DIR *const folder = opendir("/proc");
    if (folder == nullptr) return processes;
    while (const dirent *const dirent = readdir(folder)) {
        pid_t process = 0;
        const char *const end = dirent->d_name + std::strlen(dirent->d_name);
        if (std::from_chars(dirent->d_name, end, process).ptr == end)
            processes.push_back({process, parent_of(dirent->d_name)});
    }
    closedir(folder);
    return processes;
}

/// Returns the descendants of this process: the processes that this process or another of its
/// descendants has started.
std::vector<pid_t> descendants() {
    const std::vector<known_process> processes = all_processes();
    std::vector<pid_t> pids{getpid()};
    for (std::size_t i = 0; i < pids.size(); ++i)
        for (const known_process &process : processes)
            if (process.parent == pids[i] &&
                std::find(pids.begin(), pids.end(), process.process) == pids.end())
                pids.push_back(process.process);
    pids.erase(pids.begin());
    return pids;
}

/// Collects children of this process that have ended. Returns whether other children are left.
bool others_remain() {
    for (;;) {
        const pid_t ended = waitpid(-1, nullptr, WNOHANG);
        if (ended == 0) return true;
        if (ended < 0 && errno != EINTR) return false;
    }
}

/// Sends a signal to each descendant of this process once, new descendants included, for at most
/// `patience`. Returns whether no descendant remains.
bool end_by(int signal, std::chrono::milliseconds patience) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    std::vector<pid_t> report;
    do {
        if (!others_remain()) return true;
        for (const pid_t pid : descendants())
            if (std::find(report.begin(), report.end(), pid) == report.end()) {
                kill(pid, signal);
                report.push_back(pid);
            }
        constexpr timespec step{0, 2'000'000};
        nanosleep(&step, nullptr);
    } while (std::chrono::steady_clock::now() < deadline);
    return !others_remain();
}

/// Ends all descendants of this process, first by `signal`: they have a second to end, and are then
/// killed. Processes of another user cannot be killed.
void end_what_remains(int signal) {
    constexpr std::chrono::seconds patience{1};
    if (signal != SIGKILL && end_by(signal, patience)) return;
    end_by(SIGKILL, patience);
}

void tell(int report, supervisor_report supervisor_report) {
    while (write(report, &supervisor_report, sizeof supervisor_report) < 0 && errno == EINTR) {
    }
}

/// Closes all open files of this process but `saved` and the standard files: another command of the
/// parent process waits until some of the files are closed. A kernel before 5.9 leaves the files
/// open.
void close_others(std::vector<int> saved) {
    saved.insert(saved.end(), {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO});
    std::sort(saved.begin(), saved.end());
    unsigned begin = 0;
    for (const int entry : saved) {
        const auto number = static_cast<unsigned>(entry);
        if (number > begin) syscall(SYS_close_range, begin, number - 1, 0U);
        begin = number + 1;
    }
    syscall(SYS_close_range, begin, ~0U, 0U);
}

/// Collects the ended children of this process. Returns whether the counted program is among the
/// children; `status` receives the program's status.
bool has_ended(pid_t program, int &status) {
    bool ended = false;
    int report = 0;
    for (pid_t pid; (pid = waitpid(-1, &report, WNOHANG)) > 0;)
        if (pid == program) {
            status = report;
            ended = true;
        }
    return ended;
}

} // namespace

void supervise(pid_t parent, int report, std::vector<int> saved,
               const std::function<void()> &become) {
    sigset_t mine, previous;
    sigemptyset(&mine);
    for (const int entry : {SIGTERM, SIGHUP, SIGINT, SIGQUIT}) {
        struct sigaction as_it_is {};
        sigaction(entry, nullptr, &as_it_is);
        if (!is_ignored(as_it_is)) sigaddset(&mine, entry);
    }
    for (const int entry : {SIGCHLD, end_all_at_once})
        sigaddset(&mine, entry);
    sigprocmask(SIG_BLOCK, &mine, &previous);
    // With SIGCHLD ignored, the exit status of children would be lost.
    signal(SIGCHLD, SIG_DFL);
    end_with(parent, end_all_at_once, 126);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t self = getpid();
    const pid_t program = fork();
    if (program == 0) {
        sigprocmask(SIG_SETMASK, &previous, nullptr);
        end_with(self, SIGKILL, 126);
        become();
        _exit(126);
    }
    tell(report, program < 0 ? -errno : program);
    if (program < 0) _exit(126);
    saved.push_back(report);
    close_others(std::move(saved));
    int goal = 0, status = 0; // `goal`: signal that ends all processes of the program; 0: none
    for (;;) {
        siginfo_t siginfo{};
        const int signal = sigwaitinfo(&mine, &siginfo);
        if (signal == SIGCHLD) {
            if (has_ended(program, status)) break;
        } else if (signal == end_all_at_once) {
            end_what_remains(SIGKILL);
            _exit(126);
        } else if (signal > 0) {
            goal = signal;
            // A signal of the terminal (SI_KERNEL) reaches the program without this process.
            if (siginfo.si_code != SI_KERNEL) kill(program, signal);
        }
    }
    if (goal != 0) end_what_remains(goal);
    tell(report, status);
    _exit(0);
}

} // namespace msrpp::run
