#include "command.hpp"

#include "supervisor.hpp"

#include "../../support/complaint.hpp"

#include "../../support/cpus.hpp"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

std::atomic<pid_t> supervisor_of_signals{}; // supervisor that forwards signals to the program

/// Forwards a signal to the program, unless the signal comes from a terminal, which sends its
/// signals to the program directly.
void hand_on(int signal, siginfo_t *siginfo, void *) {
    const bool is_of_terminal = siginfo->si_code == SI_KERNEL;
    if (const pid_t process = supervisor_of_signals; process > 0 && !is_of_terminal)
        kill(process, signal);
}

constexpr int ending[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
// Actions of the signals before begin(); handle_again() restores the actions.
struct sigaction previous[std::size(ending)];

void handle_again() {
    if (supervisor_of_signals.exchange(0) == 0) return;
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], previous + i, nullptr);
}

/// The writing end of a pipe for the reason why the program cannot begin: a byte with the exit
/// status, and a sentence.
class begin_failure {
public:
    explicit begin_failure(int destination) : destination_{destination} {}

    [[noreturn]] void tell(int status, const std::string &sentence) const {
        const std::string text = static_cast<char>(status) + sentence.substr(0, PIPE_BUF - 1);
        while (write(destination_, text.data(), text.size()) < 0 && errno == EINTR) {
        }
        _exit(status);
    }

    void expect(bool done, const char *text, const std::string &directory) const {
        if (done) return;
        const int reason = errno;
        tell(126, std::string{text} + " " + in_quotes(directory) + ": " + std::strerror(reason));
    }

private:
    int destination_;
};

/// Binds the process to CPUs. The kernel ignores CPUs that do not exist, and refuses only where
/// none of the CPUs exists.
void stay_on(const std::vector<unsigned> &cpus, const begin_failure &failed) {
    if (cpus.empty()) return;
    std::vector<unsigned> requests = cpus;
    std::sort(requests.begin(), requests.end());
    requests.erase(std::unique(requests.begin(), requests.end()), requests.end());
    const std::vector<unsigned> allowed = support::usable_cpus();
    const bool done = support::keep_on(requests);
    const int reason = errno;
    if (done && support::usable_cpus() == requests) return;
    if (!done && reason != EINVAL)
        failed.tell(126, "--cpus " + support::list_of(requests) + ": " + std::strerror(reason));
    failed.tell(126, "--cpus " + support::list_of(requests) +
                         ": the program cannot stay there: the system lets it run on " +
                         support::list_of(allowed));
}

void go_into(const surroundings &surroundings, const begin_failure &failed) {
    if (!surroundings.folder.empty())
        failed.expect(chdir(surroundings.folder.c_str()) == 0, "cannot work in",
                      surroundings.folder);
    for (const auto &[name, value] : surroundings.environment)
        failed.expect(setenv(name.c_str(), value.c_str(), 1) == 0, "cannot set the variable", name);
    if (surroundings.output_file.empty()) return;
    const int destination =
        open(surroundings.output_file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    failed.expect(destination >= 0 && dup2(destination, STDOUT_FILENO) >= 0, "cannot print to",
                  surroundings.output_file);
}

[[noreturn]] void become(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
                         const surroundings &surroundings, int go, const begin_failure &failed) {
    char byte;
    if (::read(go, &byte, 1) != 1) _exit(126); // the parent ended before the counters were set up
    signal(SIGPIPE, SIG_DFL);
    stay_on(cpus, failed);
    go_into(surroundings, failed);
    std::vector<char *> arguments;
    for (const std::string &text : line)
        arguments.push_back(const_cast<char *>(text.c_str()));
    arguments.push_back(nullptr);
    execvp(arguments[0], arguments.data());
    const int reason = errno;
    failed.tell(status_of_exec(reason), cannot_start(line.front(), reason));
}

[[noreturn]] void no_process(int reason) {
    complain(rule_broken, std::string{"run: cannot make a process: "} + std::strerror(reason));
}

/// A pipe whose ends are closed with the object, unless they were taken.
class pipe_ends {
public:
    pipe_ends() {
        if (pipe2(ends_, O_CLOEXEC) != 0) no_process(errno);
    }
    pipe_ends(const pipe_ends &) = delete;
    pipe_ends &operator=(const pipe_ends &) = delete;
    ~pipe_ends() {
        for (const int entry : ends_)
            if (entry >= 0) close(entry);
    }
    int to_read() const { return ends_[0]; }
    int to_write() const { return ends_[1]; }
    int take_reading() { return std::exchange(ends_[0], -1); }
    int take_writing() { return std::exchange(ends_[1], -1); }

private:
    int ends_[2]{-1, -1};
};

/// Reads a supervisor's report. Returns false where the supervisor is gone.
bool hear(int report, supervisor_report &supervisor_report) {
    ssize_t got;
    do
        got = ::read(report, &supervisor_report, sizeof supervisor_report);
    while (got < 0 && errno == EINTR);
    return got == sizeof supervisor_report;
}

} // namespace

int status_of_exec(int error) { return error == ENOENT ? 127 : 126; }

std::string cannot_start(const std::string &program, int error) {
    return "cannot start " + in_quotes(program) + ": " + std::strerror(error);
}

command::command(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
                 const surroundings &surroundings) {
    pipe_ends go, failed, report;
    const pid_t parent = getpid();
    supervisor_ = fork();
    if (supervisor_ == 0) {
        // The process notices the end of its parent by the closed pipe, and so must not have the
        // pipe's writing end open itself.
        close(go.take_writing());
        supervise(parent, report.to_write(), {}, [&] {
            become(line, cpus, surroundings, go.to_read(), begin_failure{failed.to_write()});
        });
    }
    if (supervisor_ < 0) no_process(errno);
    go_ = go.take_writing();
    failed_ = failed.take_reading();
    report_ = report.take_reading();
    close(report.take_writing());
    supervisor_report message = -ECHILD;
    hear(report_, message);
    if (message > 0) {
        process_ = message;
        return;
    }
    end();
    no_process(-message);
}

command::~command() { end(); }

void command::end() {
    for (int *const entry : {&go_, &failed_, &report_})
        if (*entry >= 0) close(std::exchange(*entry, -1));
    if (supervisor_ <= 0) return;
    kill(supervisor_, end_all_at_once);
    while (waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
    }
    supervisor_ = -1;
    handle_again();
}

void command::begin() {
    supervisor_of_signals = supervisor_;
    struct sigaction handing {};
    handing.sa_sigaction = hand_on;
    handing.sa_flags = SA_RESTART | SA_SIGINFO;
    for (std::size_t i = 0; i < std::size(ending); ++i) {
        sigaction(ending[i], nullptr, previous + i);
        if (!is_ignored(previous[i])) sigaction(ending[i], &handing, nullptr);
    }
    const char byte = 1;
    while (write(go_, &byte, 1) < 0 && errno == EINTR) {
    }
    close(std::exchange(go_, -1));
}

bool command::ends_within(std::uint64_t nanoseconds) const {
    constexpr std::uint64_t second = 1'000'000'000;
    const auto process = static_cast<int>(syscall(SYS_pidfd_open, process_, 0));
    // Without a descriptor of the program's process, only wait() notices the end of the process.
    if (process < 0) return true;
    pollfd ends{.fd = process, .events = POLLIN, .revents = 0};
    const timespec maximum{static_cast<time_t>(nanoseconds / second),
                           static_cast<long>(nanoseconds % second)};
    const bool ended = ppoll(&ends, 1, &maximum, nullptr) > 0;
    close(process);
    return ended;
}

int command::wait() {
    // A supervisor without a report was killed by SIGKILL, and the program with the supervisor.
    supervisor_report report = SIGKILL;
    hear(report_, report);
    while (waitpid(supervisor_, nullptr, 0) < 0 && errno == EINTR) {
    }
    supervisor_ = process_ = -1;
    handle_again();
    char reason[PIPE_BUF];
    ssize_t size;
    do
        size = ::read(failed_, reason, sizeof reason);
    while (size < 0 && errno == EINTR);
    close(std::exchange(failed_, -1));
    close(std::exchange(report_, -1));
    began_ = size <= 0;
    if (!began_) std::fprintf(stderr, "msrpp: run: %.*s\n", static_cast<int>(size - 1), reason + 1);
    signal_ = WIFSIGNALED(report) ? WTERMSIG(report) : 0;
    return WIFSIGNALED(report) ? 128 + WTERMSIG(report) : WEXITSTATUS(report);
}

} // namespace msrpp::run
