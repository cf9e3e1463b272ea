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
constexpr std::uint64_t ns_in_second = 1'000'000'000; // a second in nanoseconds
constexpr std::uint64_t ns_between_looks =
    ns_in_second / 50; // 20 ms: interval at which the end of threads without descriptors is checked
constexpr unsigned pidfd_of_thread = O_EXCL; // PIDFD_THREAD, from Linux 6.9 on

bool is_task_number(const std::string &text, pid_t &destination) {
    const char *const end = text.data() + text.size();
    return std::from_chars(text.data(), end, destination).ptr == end && !text.empty() &&
           destination > 0;
}

/// Returns the process of a thread; 0: the thread does not exist.
pid_t process_of(pid_t thread) {
    std::ifstream status{fmt::format("/proc/{}/status", thread)};
    for (std::string word; status >> word;)
        if (pid_t process = 0; word == "Tgid:" && status >> process) return process;
    return 0;
}

[[noreturn]] void is_not_there(const subject &subject, pid_t task) {
    complain(rule_broken,
             fmt::format("run: {} {}: there is no such {}", subject.option(), task,
                         subject.is == subject::kind::processes ? "process" : "thread"));
}

int open_task(pid_t task, unsigned flags) {
    return static_cast<int>(syscall(SYS_pidfd_open, task, flags));
}

} // namespace

std::vector<pid_t> tasks_below(const std::string &folder) {
    std::vector<pid_t> tasks;
    std::error_code ended;
    for (std::filesystem::directory_iterator iterator{folder, ended}, end;
         !ended && iterator != end; iterator.increment(ended))
        if (pid_t task = 0; is_task_number(iterator->path().filename().string(), task))
            tasks.push_back(task);
    std::sort(tasks.begin(), tasks.end());
    return tasks;
}

std::vector<pid_t> tasks_in(const std::string &text, const char *option) {
    std::vector<pid_t> pids;
    for (std::size_t position = 0; position <= text.size();) {
        const std::size_t end = std::min(text.find(',', position), text.size());
        pid_t task = 0;
        if (!is_task_number(text.substr(position, end - position), task))
            complain(wrong_usage,
                     fmt::format("run: {}: numbers of {}, as in 123,456, not {}", option,
                                 *(option + 1) == 'p' ? "processes" : "threads", in_quotes(text)));
        if (std::find(pids.begin(), pids.end(), task) == pids.end()) pids.push_back(task);
        position = end + 1;
    }
    return pids;
}

task_time::task_time(const subject &subject) : of_{subject} {
    for (const pid_t task : subject.tasks) {
        const pid_t process = process_of(task);
        if (process == 0) is_not_there(subject, task);
        if (subject.is == subject::kind::processes && process != task)
            complain(rule_broken,
                     fmt::format("run: -p {0}: that is a thread of process {1}: -t {0} "
                                 "counts the thread, -p {1} the process",
                                 task, process));
        int value = open_task(task, 0);
        if (value < 0) value = open_task(task, pidfd_of_thread);
        if (value < 0 && errno == ESRCH) is_not_there(subject, task);
        tasks_.push_back({task, value});
    }
}

task_time::~task_time() {
    for (const held_task &task : tasks_)
        if (task.descriptor >= 0) close(task.descriptor);
    end_signals();
}

void task_time::begin() {
    sigset_t counters;
    sigemptyset(&counters);
    for (const int entry : signals_that_end) {
        struct sigaction current {};
        sigaction(entry, nullptr, &current);
        if (current.sa_handler != SIG_IGN) sigaddset(&counters, entry);
    }
    sigprocmask(SIG_BLOCK, &counters, &before_);
    signals_ = signalfd(-1, &counters, SFD_CLOEXEC);
}

void task_time::end_signals() {
    if (signals_ < 0) return;
    signalfd_siginfo siginfo;
    pollfd waiting{.fd = signals_, .events = POLLIN, .revents = 0};
    while (poll(&waiting, 1, 0) > 0 && read(signals_, &siginfo, sizeof siginfo) > 0) {
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
                       [this](const held_task &task) { return !has_ended(task); });
}

std::vector<pid_t> task_time::threads() const {
    std::vector<pid_t> pids;
    for (const held_task &task : tasks_) {
        if (has_ended(task)) continue;
        if (of_.is != subject::kind::processes) {
            pids.push_back(task.number);
            continue;
        }
        const std::vector<pid_t> threads = tasks_below(fmt::format("/proc/{}/task", task.number));
        pids.insert(pids.end(), threads.begin(), threads.end());
    }
    std::sort(pids.begin(), pids.end());
    return pids;
}

bool task_time::ends_within(std::uint64_t nanoseconds) const {
    timespec begin{};
    clock_gettime(CLOCK_MONOTONIC, &begin);
    for (;;) {
        std::vector<pollfd> waits{{.fd = signals_, .events = POLLIN, .revents = 0}};
        bool is_looked_for = false; // a counted thread has no descriptor, so that its end is polled
        for (const held_task &task : tasks_) {
            if (has_ended(task)) continue;
            if (task.descriptor < 0)
                is_looked_for = true;
            else
                waits.push_back({.fd = task.descriptor, .events = POLLIN, .revents = 0});
        }
        if (!tasks_.empty() && waits.size() == 1 && !is_looked_for) return true;
        timespec current{};
        clock_gettime(CLOCK_MONOTONIC, &current);
        const auto passed = static_cast<std::uint64_t>((current.tv_sec - begin.tv_sec) *
                                                           static_cast<long>(ns_in_second) +
                                                       current.tv_nsec - begin.tv_nsec);
        if (passed > nanoseconds) return false;
        std::uint64_t maximum = nanoseconds - passed;
        if (is_looked_for) maximum = std::min(maximum, ns_between_looks);
        const timespec left{static_cast<time_t>(maximum / ns_in_second),
                            static_cast<long>(maximum % ns_in_second)};
        const int position = ppoll(waits.data(), waits.size(), &left, nullptr);
        // A readable descriptor of signals means that a signal ends the time.
        if (position > 0 && waits.front().revents != 0) return true;
        if (position == 0 && maximum == nanoseconds - passed) return false;
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
