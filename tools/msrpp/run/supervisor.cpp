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

/// A process, and which process made it or, where that is gone, has taken it over.
struct known_process {
    pid_t process;
    pid_t parent;
};

/// The parent of a process by `/proc/N/stat`: the number behind the name in parentheses, which may
/// have any letters, and a state. 0: there is no such process any more.
pid_t parent_of(const char *process) {
    char name[300], text[512];
    std::snprintf(name, sizeof name, "/proc/%s/stat", process);
    const int from = open(name, O_RDONLY | O_CLOEXEC);
    if (from < 0) return 0;
    const ssize_t size = ::read(from, text, sizeof text);
    close(from);
    if (size <= 0) return 0;
    const char *const end = text + size;
    const char *at = end;
    while (at != text && at[-1] != ')')
        --at;
    pid_t parent = 0;
    if (end - at > 3) std::from_chars(at + 3, end, parent); // behind " S "
    return parent;
}

std::vector<known_process> all_processes() {
    std::vector<known_process> all;
    DIR *const folder = opendir("/proc");
    if (folder == nullptr) return all;
    while (const dirent *const each = readdir(folder)) {
        pid_t process = 0;
        const char *const end = each->d_name + std::strlen(each->d_name);
        if (std::from_chars(each->d_name, end, process).ptr == end)
            all.push_back({process, parent_of(each->d_name)});
    }
    closedir(folder);
    return all;
}

/// The processes that this process has made, those that these have made, and so on.
std::vector<pid_t> descendants() {
    const std::vector<known_process> all = all_processes();
    std::vector<pid_t> found{getpid()};
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const known_process &each : all)
            if (each.parent == found[i] &&
                std::find(found.begin(), found.end(), each.process) == found.end())
                found.push_back(each.process);
    found.erase(found.begin());
    return found;
}

/// Takes notice of children that have ended. Returns whether there are others.
bool others_remain() {
    for (;;) {
        const pid_t ended = waitpid(-1, nullptr, WNOHANG);
        if (ended == 0) return true;
        if (ended < 0 && errno != EINTR) return false;
    }
}

/// Sends a signal to all that remains, as often as there is somebody new, for so long. Returns
/// whether nobody remains.
bool end_by(int signal, std::chrono::milliseconds patience) {
    const auto until = std::chrono::steady_clock::now() + patience;
    std::vector<pid_t> told;
    do {
        if (!others_remain()) return true;
        for (const pid_t each : descendants())
            if (std::find(told.begin(), told.end(), each) == told.end()) {
                kill(each, signal);
                told.push_back(each);
            }
        constexpr timespec step{0, 2'000'000};
        nanosleep(&step, nullptr);
    } while (std::chrono::steady_clock::now() < until);
    return !others_remain();
}

/// Ends all remaining processes. They have a second to end by themselves; those of another user
/// cannot be killed.
void end_what_remains(int signal) {
    constexpr std::chrono::seconds patience{1};
    if (signal != SIGKILL && end_by(signal, patience)) return;
    end_by(SIGKILL, patience);
}

void tell(int report, supervisor_report what) {
    while (write(report, &what, sizeof what) < 0 && errno == EINTR) {
    }
}

/// Closes all files but these, as another command of this process waits for some of them to be
/// closed. A kernel before 5.9 leaves them open.
void close_others(std::vector<int> kept) {
    kept.insert(kept.end(), {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO});
    std::sort(kept.begin(), kept.end());
    unsigned from = 0;
    for (const int each : kept) {
        const auto number = static_cast<unsigned>(each);
        if (number > from) syscall(SYS_close_range, from, number - 1, 0U);
        from = number + 1;
    }
    syscall(SYS_close_range, from, ~0U, 0U);
}

/// Notices a program's end. Returns whether it has ended.
bool has_ended(pid_t program, int &status) {
    bool ended = false;
    int told = 0;
    for (pid_t each; (each = waitpid(-1, &told, WNOHANG)) > 0;)
        if (each == program) {
            status = told;
            ended = true;
        }
    return ended;
}

} // namespace

void supervise(pid_t parent, int report, std::vector<int> kept,
               const std::function<void()> &become) {
    sigset_t mine, before;
    sigemptyset(&mine);
    for (const int each : {SIGTERM, SIGHUP, SIGINT, SIGQUIT}) {
        struct sigaction as_it_is {};
        sigaction(each, nullptr, &as_it_is);
        if (!is_ignored(as_it_is)) sigaddset(&mine, each);
    }
    for (const int each : {SIGCHLD, end_all_at_once})
        sigaddset(&mine, each);
    sigprocmask(SIG_BLOCK, &mine, &before);
    signal(SIGCHLD, SIG_DFL); // ignored, it would take the children away
    end_with(parent, end_all_at_once, 126);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    const pid_t self = getpid();
    const pid_t program = fork();
    if (program == 0) {
        sigprocmask(SIG_SETMASK, &before, nullptr);
        end_with(self, SIGKILL, 126);
        become();
        _exit(126);
    }
    tell(report, program < 0 ? -errno : program);
    if (program < 0) _exit(126);
    kept.push_back(report);
    close_others(std::move(kept));
    int asked = 0, status = 0; // the signal that ends all
    for (;;) {
        siginfo_t what{};
        const int signal = sigwaitinfo(&mine, &what);
        if (signal == SIGCHLD) {
            if (has_ended(program, status)) break;
        } else if (signal == end_all_at_once) {
            end_what_remains(SIGKILL);
            _exit(126);
        } else if (signal > 0) {
            asked = signal;
            if (what.si_code != SI_KERNEL) kill(program, signal); // a terminal's reach it
        }
    }
    if (asked != 0) end_what_remains(asked);
    tell(report, status);
    _exit(0);
}

} // namespace msrpp::run
