#include "tasks.hpp"

#include "../../../support/complaint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstddef>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace msrpp::run {

namespace {

constexpr int signals_that_end[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
constexpr std::uint64_t ns_in_second = 1'000'000'000; // nanoseconds
constexpr std::uint64_t ns_between_looks =
    ns_in_second / 50;                       // for the end of threads without descriptors
constexpr unsigned pidfd_of_thread = O_EXCL; // PIDFD_THREAD, from Linux 6.9 on

bool is_task_number(const std::string &text, pid_t &into) {
    const char *const end = text.data() + text.size();
    return std::from_chars(text.data(), end, into).ptr == end && !text.empty() && into > 0;
}

/// The process that a thread is of; 0: there is no such thread.
pid_t process_of(pid_t thread) {
    std::ifstream status{fmt::format("/proc/{}/status", thread)};
    for (std::string word; status >> word;)
        if (pid_t process = 0; word == "Tgid:" && status >> process) return process;
    return 0;
}

[[noreturn]] void is_not_there(const subject &of, pid_t task) {
    complain(rule_broken, fmt::format("run: {} {}: there is no such {}", of.option(), task,
                                      of.is == subject::kind::processes ? "process" : "thread"));
}

int open_task(pid_t task, unsigned flags) {
    return static_cast<int>(syscall(SYS_pidfd_open, task, flags));
}

} // namespace

std::vector<pid_t> tasks_below(const std::string &folder) {
    std::vector<pid_t> tasks;
    std::error_code ended;
    for (std::filesystem::directory_iterator each{folder, ended}, end; !ended && each != end;
         each.increment(ended))
        if (pid_t task = 0; is_task_number(each->path().filename().string(), task))
            tasks.push_back(task);
    std::sort(tasks.begin(), tasks.end());
    return tasks;
}

std::vector<pid_t> tasks_in(const std::string &text, const char *option) {
    std::vector<pid_t> all;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        pid_t task = 0;
        if (!is_task_number(text.substr(at, end - at), task))
            complain(wrong_usage,
                     fmt::format("run: {}: numbers of {}, as in 123,456, not {}", option,
                                 *(option + 1) == 'p' ? "processes" : "threads", in_quotes(text)));
        if (std::find(all.begin(), all.end(), task) == all.end()) all.push_back(task);
        at = end + 1;
    }
    return all;
}

task_time::task_time(const subject &of) : of_{of} {
    for (const pid_t task : of.tasks) {
        const pid_t process = process_of(task);
        if (process == 0) is_not_there(of, task);
        if (of.is == subject::kind::processes && process != task)
            complain(rule_broken,
                     fmt::format("run: -p {0}: that is a thread of process {1}: -t {0} "
                                 "counts the thread, -p {1} the process",
                                 task, process));
        int held = open_task(task, 0);
        if (held < 0) held = open_task(task, pidfd_of_thread);
        if (held < 0 && errno == ESRCH) is_not_there(of, task);
        tasks_.push_back({task, held});
    }
}

task_time::~task_time() {
    for (const held_task &each : tasks_)
        if (each.descriptor >= 0) close(each.descriptor);
    end_signals();
}

void task_time::begin() {
    sigset_t taken;
    sigemptyset(&taken);
    for (const int each : signals_that_end) {
        struct sigaction now {};
        sigaction(each, nullptr, &now);
        if (now.sa_handler != SIG_IGN) sigaddset(&taken, each);
    }
    sigprocmask(SIG_BLOCK, &taken, &before_);
    signals_ = signalfd(-1, &taken, SFD_CLOEXEC);
}

void task_time::end_signals() {
    if (signals_ < 0) return;
    signalfd_siginfo taken;
    pollfd waiting{.fd = signals_, .events = POLLIN, .revents = 0};
    while (poll(&waiting, 1, 0) > 0 && read(signals_, &taken, sizeof taken) > 0) {
    }
    close(std::exchange(signals_, -1));
    sigprocmask(SIG_SETMASK, &before_, nullptr);
}

bool task_time::has_ended(const held_task &task) const {
    if (task.descriptor < 0) return process_of(task.number) == 0;
    pollfd end{.fd = task.descriptor, .events = POLLIN, .revents = 0};
    return poll(&end, 1, 0) > 0;
}

bool task_time::runs() const {
    return std::any_of(tasks_.begin(), tasks_.end(),
                       [this](const held_task &each) { return !has_ended(each); });
}

std::vector<pid_t> task_time::threads() const {
    std::vector<pid_t> all;
    for (const held_task &each : tasks_) {
        if (has_ended(each)) continue;
        if (of_.is != subject::kind::processes) {
            all.push_back(each.number);
            continue;
        }
        const std::vector<pid_t> threads = tasks_below(fmt::format("/proc/{}/task", each.number));
        all.insert(all.end(), threads.begin(), threads.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

bool task_time::ends_within(std::uint64_t nanoseconds) const {
    timespec begin{};
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (;;) {
        std::vector<pollfd> waits{{.fd = signals_, .events = POLLIN, .revents = 0}};
        bool is_looked_for = false; // a thread that has no descriptor
        for (const held_task &each : tasks_) {
            if (has_ended(each)) continue;
            if (each.descriptor < 0)
                is_looked_for = true;
            else
                waits.push_back({.fd = each.descriptor, .events = POLLIN, .revents = 0});
        }
        if (!tasks_.empty() && waits.size() == 1 && !is_looked_for) return true;
        timespec now{};
        clock_gettime(CLOCK_MONOTONIC, &now);
        const auto passed = static_cast<std::uint64_t>((now.tv_sec - begin.tv_sec) *
                                                           static_cast<long>(ns_in_second) +
                                                       now.tv_nsec - begin.tv_nsec);
        if (passed > nanoseconds) return false;
        std::uint64_t most = nanoseconds - passed;
        if (is_looked_for) most = std::min(most, ns_between_looks);
        const timespec left{static_cast<time_t>(most / ns_in_second),
                            static_cast<long>(most % ns_in_second)};
        const int found = ppoll(waits.data(), waits.size(), &left, nullptr);
        if (found > 0 && waits.front().revents != 0) return true; // a signal
        if (found == 0 && most == nanoseconds - passed) return false;
    }
}

int task_time::wait() {
    constexpr std::uint64_t hour = 3600 * ns_in_second;
    while (!ends_within(hour)) {
    }
    end_signals();
    return 0;
}

} // namespace msrpp::run
