#include "command.hpp"

#include "../complaint.hpp"

#include <atomic>
#include <cerrno>
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
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

std::atomic<pid_t> signalled{}; // signals are handed on to it

void hand_on(int signal) {
    if (const pid_t process = signalled; process > 0) kill(process, signal);
}

constexpr int ending[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
struct sigaction before[std::size(ending)]; // what this process did with them

void handle_again() {
    if (signalled.exchange(0) == 0) return;
    for (std::size_t i = 0; i < std::size(ending); ++i)
        sigaction(ending[i], before + i, nullptr);
}

void stay_on(const std::vector<unsigned> &cpus) {
    if (cpus.empty()) return;
    cpu_set_t wanted;
    CPU_ZERO(&wanted);
    for (const unsigned cpu : cpus)
        CPU_SET(cpu, &wanted);
    if (sched_setaffinity(0, sizeof wanted, &wanted) == 0) return;
    const int why = errno;
    std::fprintf(stderr, "msrpp: run: --cpus: %s\n", std::strerror(why));
    _exit(126);
}

/// Ends this process where a step before the program's begin went wrong.
void expect(bool done, const char *what, const std::string &of) {
    if (done) return;
    const int why = errno;
    std::fprintf(stderr, "msrpp: run: %s %s: %s\n", what, in_quotes(of).c_str(),
                 std::strerror(why));
    _exit(126);
}

void go_into(const surroundings &around) {
    if (!around.folder.empty())
        expect(chdir(around.folder.c_str()) == 0, "cannot work in", around.folder);
    for (const auto &[name, value] : around.environment)
        expect(setenv(name.c_str(), value.c_str(), 1) == 0, "cannot set the variable", name);
    if (around.output_file.empty()) return;
    const int to =
        open(around.output_file.c_str(), O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
    expect(to >= 0 && dup2(to, STDOUT_FILENO) >= 0, "cannot print to", around.output_file);
}

[[noreturn]] void become(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
                         const surroundings &around, pid_t parent, int go, int failed) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(126);
    char byte;
    if (read(go, &byte, 1) != 1) _exit(126); // nothing was set up
    signal(SIGPIPE, SIG_DFL);
    stay_on(cpus);
    go_into(around);
    std::vector<char *> arguments;
    for (const std::string &each : line)
        arguments.push_back(const_cast<char *>(each.c_str()));
    arguments.push_back(nullptr);
    execvp(arguments[0], arguments.data());
    const int why = errno;
    while (write(failed, &why, sizeof why) < 0 && errno == EINTR) {
    }
    _exit(why == ENOENT ? 127 : 126);
}

[[noreturn]] void no_process() {
    complain(rule_broken, std::string{"run: cannot make a process: "} + std::strerror(errno));
}

} // namespace

command::command(const std::vector<std::string> &line, const std::vector<unsigned> &cpus,
                 const surroundings &around)
    : name_{line.front()} {
    int go[2], failed[2];
    if (pipe2(go, O_CLOEXEC) != 0) no_process();
    if (pipe2(failed, O_CLOEXEC) != 0) {
        close(go[0]);
        close(go[1]);
        no_process();
    }
    const pid_t parent = getpid();
    process_ = fork();
    if (process_ == 0) {
        close(go[1]); // otherwise a parent that is gone would not be noticed
        close(failed[0]);
        become(line, cpus, around, parent, go[0], failed[1]);
    }
    close(go[0]);
    close(failed[1]);
    go_ = go[1];
    failed_ = failed[0];
    if (process_ < 0) no_process();
}

command::~command() {
    if (go_ >= 0) close(go_);
    if (failed_ >= 0) close(failed_);
    if (process_ <= 0) return;
    kill(process_, SIGKILL);
    while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
    }
    handle_again();
}

void command::begin() {
    signalled = process_;
    struct sigaction handing {};
    handing.sa_handler = hand_on;
    handing.sa_flags = SA_RESTART;
    struct sigaction ignoring {};
    ignoring.sa_handler = SIG_IGN; // a terminal sends these to the program, too
    for (std::size_t i = 0; i < std::size(ending); ++i) {
        const bool is_of_terminal = ending[i] == SIGINT || ending[i] == SIGQUIT;
        sigaction(ending[i], is_of_terminal ? &ignoring : &handing, before + i);
    }
    const char byte = 1;
    while (write(go_, &byte, 1) < 0 && errno == EINTR) {
    }
    close(std::exchange(go_, -1));
}

bool command::ends_within(std::uint64_t nanoseconds) const {
    constexpr std::uint64_t second = 1'000'000'000;
    const auto process = static_cast<int>(syscall(SYS_pidfd_open, process_, 0));
    if (process < 0) return true; // wait() waits
    pollfd ends{.fd = process, .events = POLLIN, .revents = 0};
    const timespec most{static_cast<time_t>(nanoseconds / second),
                        static_cast<long>(nanoseconds % second)};
    const bool ended = ppoll(&ends, 1, &most, nullptr) > 0;
    close(process);
    return ended;
}

int command::wait() {
    int told = 0;
    while (waitpid(process_, &told, 0) < 0 && errno == EINTR) {
    }
    process_ = -1;
    handle_again();
    int why = 0;
    began_ = read(failed_, &why, sizeof why) != sizeof why;
    close(std::exchange(failed_, -1));
    if (!began_)
        std::fprintf(stderr, "msrpp: run: cannot start %s: %s\n", in_quotes(name_).c_str(),
                     std::strerror(why));
    return WIFSIGNALED(told) ? 128 + WTERMSIG(told) : WEXITSTATUS(told);
}

} // namespace msrpp::run
