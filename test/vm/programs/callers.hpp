// Callers of the module: users with and without capabilities, in processes of their own; and gates
// for processes to wait at.
#pragma once

#include "check.hpp"
#include "raw.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <new>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include <grp.h>
#include <linux/capability.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace callers {

constexpr std::uint64_t capability(unsigned number) { return std::uint64_t{1} << number; }
constexpr std::uint64_t perfmon = capability(38); // CAP_PERFMON

/// A user id and its capabilities; the id 0 keeps the caller's own identity.
struct identity {
    unsigned id;
    std::uint64_t capabilities;
};
constexpr identity same{0, 0}, user{1000, 0}, counting_user{1001, perfmon}, other_user{1002, 0};

/// Gives this process the user id and capabilities of `identity`, and lets the user watch the
/// process. Returns false if the kernel refuses.
inline bool become(identity identity) {
    if (identity.id == 0) return true;
    if (::setgroups(0, nullptr) != 0 || ::setgid(identity.id) != 0 ||
        ::prctl(PR_SET_KEEPCAPS, 1) != 0 || ::setuid(identity.id) != 0)
        return false;
    __user_cap_header_struct head{_LINUX_CAPABILITY_VERSION_3, 0};
    __user_cap_data_struct sets[2]{};
    for (unsigned i = 0; i < 2; ++i)
        sets[i].permitted = sets[i].effective =
            static_cast<std::uint32_t>(identity.capabilities >> 32 * i);
    return ::syscall(SYS_capset, &head, sets) == 0 && ::prctl(PR_SET_DUMPABLE, 1) == 0;
}

/// Makes a process that runs the function as `identity`, with exit status 0 if no check failed. The
/// process belongs to the user before the call returns, so that checks of rights over the process
/// see its final user.
template <typename Function>
pid_t spawn(identity identity, Function function) {
    int became[2];
    if (::pipe(became) != 0) return -1;
    std::fflush(stdout);
    const pid_t child = ::fork();
    if (child != 0) {
        char byte;
        ::close(became[1]);
        (void)!::read(became[0], &byte, 1); // reads 0 bytes where the child has ended
        ::close(became[0]);
        return child;
    }
    failures = 0;
    const bool is_who = become(identity);
    (void)!::write(became[1], "x", 1);
    ::close(became[0]);
    ::close(became[1]);
    if (is_who)
        function();
    else
        expect("a process becomes another user's", false);
    std::fflush(stdout);
    ::_exit(failures == 0 ? 0 : 1);
}

inline double now() {
    timespec time{};
    ::clock_gettime(CLOCK_MONOTONIC, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
}

// Waits have no time limit: the lab's init ends a guest whose processors are idle.

/// Waits for the end of a process; `status` is as of waitpid(). Returns false if no such child
/// process exists.
inline bool ended(pid_t process, int *status = nullptr) {
    return ::waitpid(process, status, 0) == process;
}

/// Kills the process, and waits for its end.
inline bool killed(pid_t process) {
    ::kill(process, SIGKILL);
    return ended(process);
}

/// Returns the letter of a thread's state in /proc/TID/stat; '?' if no such thread exists.
inline char state_of(int thread) {
    std::ifstream file{"/proc/" + std::to_string(thread) + "/stat"};
    std::string line;
    std::getline(file, line);
    const std::size_t position = line.rfind(") ");
    return position == std::string::npos ? '?' : line[position + 2];
}

/// Waits until a thread of any process waits in the system call `number`; returns false if the
/// thread ends before.
inline bool waits_in(int thread, long number) {
    for (;; ::usleep(1000)) {
        const char state = state_of(thread);
        if (state == '?' || state == 'Z' || state == 'X') return false;
        // number and arguments of the system call in which the thread waits; "running" while the
        // thread runs
        std::string current;
        std::ifstream{"/proc/" + std::to_string(thread) + "/syscall"} >> current;
        if (current == std::to_string(number)) return true;
    }
}

/// Runs the function as `identity` in a child process, to the end of the process.
template <typename Function>
void as(identity identity, Function function) {
    int status = 0;
    ::waitpid(spawn(identity, function), &status, 0);
    if (WIFSIGNALED(status))
        expect("a process comes to its end", false, "signal %d", WTERMSIG(status));
    else if (status != 0)
        ++failures;
}

/// A gate between processes: one process opens the gate and another waits for it, across fork() and
/// exec().
class gate {
public:
    gate() {
        if (::pipe(ends) != 0) std::perror("pipe");
    }
    gate(const gate &) = delete;
    gate &operator=(const gate &) = delete;
    ~gate() {
        ::close(ends[0]);
        ::close(ends[1]);
    }

    void open() const { (void)!::write(ends[1], "x", 1); }
    bool wait() const {
        char byte;
        return ::read(ends[0], &byte, 1) == 1;
    }
    bool is_open() const {
        pollfd readable{ends[0], POLLIN, 0};
        return ::poll(&readable, 1, 0) == 1;
    }

    int ends[2]{-1, -1};
};

/// Makes an object in memory that this process shares with children made later.
template <typename Type>
Type &shared() {
    void *const memory =
        ::mmap(nullptr, sizeof(Type), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return *new (memory) Type{};
}

/// Writes the text to a file of /proc or /sys; false if the kernel refuses.
inline bool put(const char *path, const std::string &text) {
    const int file = ::open(path, O_WRONLY | O_CLOEXEC);
    const bool good =
        file >= 0 && ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (file >= 0) ::close(file);
    return good;
}

inline bool set_online(bool online) {
    return put("/sys/devices/system/cpu/cpu1/online", online ? "1" : "0");
}

/// Returns the number of function-call interrupts of CPU 1 (/proc/interrupts, CAL).
inline unsigned long calls_of_cpu_1() {
    std::ifstream file{"/proc/interrupts"};
    for (std::string line; std::getline(file, line);) {
        std::istringstream words{line};
        std::string name;
        unsigned long first = 0, second = 0;
        if (words >> name >> first >> second && name == "CAL:") return second;
    }
    return 0;
}

/// Sets kernel.perf_event_paranoid, and waits until the module has read it: the module reads it at
/// most ten times a second.
inline bool set_paranoid(int level) {
    const bool good = put("/proc/sys/kernel/perf_event_paranoid", std::to_string(level));
    ::usleep(150000);
    return good;
}

/// Returns an allowlist of the first `counters` counters of a Pentium 4, with their ESCRs, and
/// their CCCRs without the bits that raise interrupts.
inline std::vector<msrpp_allowlist_entry> counting_list(unsigned counters) {
    constexpr std::uint32_t read_write = MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE;
    std::vector<msrpp_allowlist_entry> list;
    for (unsigned i = 0; i < counters; ++i)
        list.push_back({raw::counter + i, read_write, raw::counter_bits});
    for (unsigned i = 0; i < counters; ++i)
        list.push_back({raw::cccr + i, read_write, 0x01fff000});
    for (unsigned i = 0; i < counters; ++i)
        list.push_back({raw::escr + i, read_write, 0x7fffffff});
    return list;
}

/// Returns a register program like raw::program, but without the ESCR bit that counts the operating
/// system.
inline raw::program user_mode(std::vector<std::uint32_t> cpus, unsigned counters) {
    raw::program result(std::move(cpus), counters);
    for (unsigned i = 0; i < counters; ++i)
        result.writes[3 * i].value = 0x18020004;
    return result;
}

/// Returns the register program with counter numbers higher by `factor`.
inline raw::program shifted(raw::program result, std::uint32_t factor) {
    for (msrpp_write &write : result.writes)
        write.address += factor;
    for (msrpp_changed_register &touched : result.touched)
        touched.address += factor;
    for (msrpp_readout &readout : result.readouts)
        readout.address += factor;
    for (msrpp_claim &claim : result.claims)
        claim.address += factor;
    return result;
}

/// Returns the first count of a register program that counts threads, or the error number with bit
/// 63 set.
inline std::uint64_t count_of(int descriptor, const raw::program &program,
                              unsigned long request = MSRPP_IOCTL_COUNTS) {
    raw::control counts{program.head.handle, program.readouts.size()};
    const int error = counts.run(descriptor, request);
    return error != 0 ? (std::uint64_t{1} << 63) | static_cast<unsigned>(error) : counts.values[0];
}

/// Loads the register program, attaches it to the thread, and starts it; true if all three calls
/// succeed.
inline bool count_thread(int descriptor, raw::program &program, int thread = 0,
                         unsigned flags = 0) {
    return program.load(descriptor) == 0 &&
           raw::attach(descriptor, program.head.handle, thread, flags) == 0 &&
           raw::start(descriptor, program.head.handle) == 0;
}

} // namespace callers
