// Tests the backend on the perf of the kernel that runs the test: the kernel's own software events
// and breakpoints, which need no PMU, through the code that counts a plan. Where the kernel or its
// settings do not allow such an event, the test says so and checks that the backend says so, too.
#include <msr/backend/perf.hpp>

#include <msr/backend/message.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/session.hpp>

#include "software.hpp"

#include <doctest/doctest.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include <linux/filter.h>
#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>
#include <linux/seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

namespace pm = msr::perfmon;
using msr::error_code;

constexpr auto faults = pm::llc_misses.user();
constexpr auto clocks = pm::instructions_retired.user();
constexpr const auto &plan = msr::plan<faults, clocks>;

msr::perf_event software(std::uint64_t index) {
    return {.type = PERF_TYPE_SOFTWARE, .config = index, .counts_kernel = false};
}

} // namespace

TEST_CASE("a plan's session counts this thread's own, and from 0 at each start") {
    software_perf device;
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (is_forbidden(problem)) return;
    REQUIRE_FALSE(problem);
    for (const std::size_t pages : {100u, 10u}) {
        const std::size_t previous = faults_of_thread();
        session.start();
        touch_pages(pages);
        const auto counts = session.stop();
        const std::size_t total = faults_of_thread() - previous;
        CHECK(counts[faults] >= pages);
        CHECK(counts[faults] <= total);
        touch_pages(100); // pages before the start are not counted
    }
    session.start();
    touch_pages(5);
    const auto previous = session.read();
    touch_pages(20);
    const auto final_value = session.read();
    CHECK(previous[faults] >= 5);
    CHECK(final_value[faults] - previous[faults] >= 20);
    msr::perf_times times;
    CHECK_FALSE(device.times(session.loaded_program(), times));
    CHECK(times.enabled > 0);
    CHECK(times.is_whole());
    // software events have no counter for RDPMC
    CHECK_FALSE(device.reads_with_rdpmc(session.loaded_program()));
    CHECK(device.moved(session.loaded_program()).empty());
}

TEST_CASE("another thread is not counted, unless it is what this one creates") {
    for (const bool inherit : {false, true}) {
        software_perf device{{.inherit = inherit}};
        msr::failure problem;
        msr::session session{device, plan, msr::watch_cpu(0), problem};
        if (is_forbidden(problem)) return;
        REQUIRE_FALSE(problem);
        const std::size_t previous = faults_of_thread();
        session.start();
        std::thread{[] { touch_pages(500); }}.join();
        const auto counts = session.stop();
        const std::size_t own = faults_of_thread() - previous;
        if (inherit)
            CHECK(counts[faults] >= 500);
        else
            CHECK(counts[faults] <= own);
    }
}

TEST_CASE("threads open sessions on one object at the same time, each for itself") {
    software_perf device;
    msr::failure problem;
    { const msr::session attempt{device, plan, msr::watch_cpu(0), problem}; }
    if (is_forbidden(problem)) return;
    std::atomic<unsigned> faulty{};
    std::vector<std::thread> threads;
    for (std::size_t number = 1; number <= 4; ++number)
        threads.emplace_back([&, number] {
            for (int again = 0; again < 50; ++again) {
                msr::session session{device, plan, msr::watch_cpu(0)};
                const std::size_t previous = faults_of_thread();
                session.start();
                touch_pages(100 * number);
                const std::uint64_t counted = session.stop()[faults];
                faulty += counted < 100 * number || counted > faults_of_thread() - previous;
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    CHECK(faulty == 0);
}

TEST_CASE("a child process is counted with its parent, to its end") {
    software_perf device{{.inherit = true}};
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (is_forbidden(problem)) return;
    session.start();
    const pid_t child = ::fork();
    if (child == 0) {
        touch_pages(700);
        ::_exit(0);
    }
    ::waitpid(child, nullptr, 0);
    CHECK(session.stop()[faults] >= 700);
}

TEST_CASE("a command is counted from its beginning") {
    int gate[2];
    REQUIRE(::pipe(gate) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        char go;
        touch_pages(3000); // these pages do not belong to the counted command
        if (::read(gate[0], &go, 1) == 1) ::execl("/bin/sh", "sh", "-c", ":", nullptr);
        ::_exit(1);
    }
    software_perf device{msr::of_thread(child), {.inherit = true, .at_exec = true}};
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (!problem) session.start();
    CHECK(::write(gate[1], "", 1) == 1);
    int status = 1;
    rusage used{};
    ::wait4(child, &status, 0, &used);
    ::close(gate[0]);
    ::close(gate[1]);
    CHECK(status == 0);
    if (is_forbidden(problem)) return;
    const auto counts = session.stop();
    CHECK(counts[faults] > 10); // a process that begins touches more than 10 pages
    CHECK(counts[faults] + 3000 <= faults_in(used));
    CHECK(counts[clocks] > 0);
}

TEST_CASE("a thread can count another by its number") {
    std::atomic<pid_t> number{};
    std::atomic<int> step{};
    std::size_t total = 0; // pages that the other thread touched
    std::thread other{[&] {
        const std::size_t previous = faults_of_thread();
        number = ::gettid();
        while (step < 1)
            std::this_thread::yield();
        touch_pages(300);
        step = 2;
        while (step < 3)
            std::this_thread::yield();
        total = faults_of_thread() - previous;
    }};
    while (number == 0)
        std::this_thread::yield();
    software_perf device{msr::of_thread(number)};
    msr::failure problem;
    msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (!problem) session.start();
    step = 1;
    while (step < 2)
        std::this_thread::yield();
    touch_pages(1000); // pages of the calling thread, which the session does not count
    std::uint64_t counted = 0;
    if (!problem) counted = session.stop()[faults];
    step = 3;
    other.join();
    if (!problem) {
        CHECK(counted >= 300);
        CHECK(counted <= total);
    }
    CHECK((!problem || is_forbidden(problem)));
}

TEST_CASE("a CPU is counted with whatever runs there, or the setting that forbids it is told") {
    software_perf device{msr::of_cpus};
    msr::failure problem;
    msr::session session{device, plan, msr::this_cpu(), problem};
    if (is_forbidden(problem)) return;
    REQUIRE_FALSE(problem);
    session.start();
    touch_pages(200);
    CHECK(session.stop()[faults] >= 200);
}

namespace {

/// Counts the debug exceptions that reach the program itself while the object lives. Some
/// hypervisors deliver the exception of a breakpoint when the kernel has already removed the
/// breakpoint; the kernel then sends SIGTRAP, which would end the program.
class late_breakpoints {
public:
    late_breakpoints() {
        exceptions = 0;
        struct sigaction action {};
        action.sa_handler = [](int) { exceptions = exceptions + 1; };
        sigaction(SIGTRAP, &action, &previous_);
    }
    ~late_breakpoints() { sigaction(SIGTRAP, &previous_, nullptr); }
    late_breakpoints(const late_breakpoints &) = delete;
    late_breakpoints &operator=(const late_breakpoints &) = delete;

    static bool any() { return exceptions != 0; }

private:
    static inline volatile std::sig_atomic_t exceptions = 0;
    struct sigaction previous_ {};
};

/// Returns whether the machine stops at breakpoints of data, by the kernel's own count: some
/// hypervisors take the debug registers and never stop.
bool has_data_breakpoints() {
    static volatile std::uint64_t word = 0;
    perf_event_attr attributes{};
    attributes.type = PERF_TYPE_BREAKPOINT;
    attributes.size = sizeof attributes;
    attributes.bp_type = HW_BREAKPOINT_W;
    attributes.bp_addr = reinterpret_cast<std::uintptr_t>(&word);
    attributes.bp_len = HW_BREAKPOINT_LEN_8;
    attributes.exclude_kernel = 1;
    const long event = syscall(SYS_perf_event_open, &attributes, 0, -1, -1, 0);
    if (event < 0) return false;
    for (unsigned i = 0; i < 10; ++i)
        word = i;
    std::uint64_t count = 0;
    const bool is_read = read(static_cast<int>(event), &count, sizeof count) == sizeof count;
    close(static_cast<int>(event));
    return is_read && count == 10;
}

} // namespace

TEST_CASE("breakpoints and software events of one group are read together") {
    const late_breakpoints late;
    if (!has_data_breakpoints()) {
        std::printf("not tried: this machine does not stop at breakpoints\n");
        return;
    }
    static volatile std::uint64_t watched = 0;
    const msr::perf_event events[] = {{.type = PERF_TYPE_BREAKPOINT,
                                       .config1 = reinterpret_cast<std::uintptr_t>(&watched),
                                       .config2 = HW_BREAKPOINT_LEN_8,
                                       .breakpoint = HW_BREAKPOINT_W,
                                       .counts_kernel = false},
                                      software(PERF_COUNT_SW_PAGE_FAULTS)};
    msr::perf device;
    msr::program_handle loaded;
    const msr::failure problem = device.load(0, msr::all_of(events), 2, loaded);
    if (is_forbidden(problem)) return;
    if (problem.system_error == ENOSPC || problem.system_error == ENOENT ||
        // a debugger has the breakpoints, or the machine has none
        problem.system_error == EOPNOTSUPP) {
        std::printf("not tried: %s\n", msr::message(problem).c_str());
        return;
    }
    REQUIRE_FALSE(problem);
    for (const unsigned writes : {1000u, 7u}) {
        REQUIRE_FALSE(device.start(loaded));
        for (unsigned i = 0; i < writes; ++i)
            watched = i;
        std::array<std::uint64_t, 2> counts{};
        REQUIRE_FALSE(device.stop(loaded, counts.data(), 2));
        watched = 0; // this write is before the start, and is not counted
        if (late_breakpoints::any()) {
            std::printf("not tried: this machine delivers exceptions of breakpoints late\n");
            return;
        }
        CHECK(counts[0] == writes);
    }
}

TEST_CASE("a group of sixty events is read in one call, and closed as a whole") {
    msr::perf device;
    std::array<msr::perf_event, 60> events;
    events.fill(software(PERF_COUNT_SW_PAGE_FAULTS));
    msr::program_handle loaded;
    const msr::failure problem = device.load(0, {events.data(), events.size()}, 60, loaded);
    if (is_forbidden(problem)) return;
    REQUIRE_FALSE(problem);
    REQUIRE_FALSE(device.start(loaded));
    touch_pages(50);
    std::array<std::uint64_t, 60> counts{};
    REQUIRE_FALSE(device.stop(loaded, counts.data(), counts.size()));
    for (const std::uint64_t number : counts)
        CHECK(number == counts[0]);
    CHECK(counts[0] >= 50);
    CHECK_FALSE(device.unload(loaded));
}

// --- events that the kernel refuses -------------------------------------------------------------

TEST_CASE("a thread that does not exist") {
    software_perf device{msr::of_thread(0x3ffffff)};
    msr::failure problem;
    const msr::session session{device, plan, msr::watch_cpu(0), problem};
    if (is_forbidden(problem)) return;
    CHECK(problem.system_error == ESRCH);
    CHECK(msr::message(problem) ==
          "thread 67108863: choice 1 of the plan (ia32_pmc0): there is no such thread");
}

TEST_CASE("too many open files, at the second choice") {
    rlimit previous{};
    ::getrlimit(RLIMIT_NOFILE, &previous);
    msr::perf_event event = software(PERF_COUNT_SW_PAGE_FAULTS), two = event;
    event.owner = 0;
    two.owner = 1;
    const msr::perf_event events[] = {event, two};
    msr::perf device;
    msr::program_handle loaded;
    const int free_descriptor = ::dup(0);
    ::close(free_descriptor);
    rlimit less = previous;
    // descriptors are left for one event only
    less.rlim_cur = static_cast<rlim_t>(free_descriptor) + 1;
    ::setrlimit(RLIMIT_NOFILE, &less);
    const msr::failure problem = device.load(0, msr::all_of(events), 2, loaded);
    ::setrlimit(RLIMIT_NOFILE, &previous);
    if (is_forbidden(problem)) return;
    CHECK(problem.system_error == EMFILE);
    CHECK(problem.choice == 2);
    const int again = ::dup(0); // the first event was closed after the second failed
    CHECK(again == free_descriptor);
    ::close(again);
}

TEST_CASE("a seccomp filter, as containers have it") {
    const pid_t child = ::fork();
    if (child == 0) {
        sock_filter steps[] = {
            BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
            BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_perf_event_open, 0, 1),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
            BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
        };
        const sock_fprog filter{4, steps};
        constexpr int cannot_filter = 2;
        if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
            ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
            ::_exit(cannot_filter);
        software_perf device{msr::of_cpus};
        msr::failure problem;
        const msr::session session{device, plan, msr::watch_cpu(0), problem};
        ::_exit(msr::message(problem).find("seccomp filter") != std::string::npos ? 0 : 1);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    REQUIRE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 2)
        std::printf("not tried: no seccomp filters here\n");
    else
        CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("a user without rights may count himself, and is told what more takes") {
    if (::geteuid() != 0) {
        std::printf("not tried: only root can become another user\n");
        return;
    }
    int results[2];
    REQUIRE(::pipe(results) == 0);
    const pid_t child = ::fork();
    if (child == 0) {
        msr::failure whys[2];
        if (::setgid(65534) == 0 && ::setuid(65534) == 0) {
            software_perf own;
            { const msr::session session{own, plan, msr::watch_cpu(0), whys[0]}; }
            software_perf cpus{msr::of_cpus};
            { const msr::session session{cpus, plan, msr::watch_cpu(0), whys[1]}; }
        }
        const std::int64_t report[] = {whys[0].kind == error_code::none,
                                       whys[1].kind == error_code::perf_paranoid,
                                       static_cast<std::int64_t>(whys[1].value),
                                       static_cast<std::int64_t>(whys[1].actual_value)};
        ::_exit(::write(results[1], report, sizeof report) == sizeof report ? 0 : 1);
    }
    std::int64_t report[4]{};
    REQUIRE(::read(results[0], report, sizeof report) == sizeof report);
    ::waitpid(child, nullptr, 0);
    ::close(results[0]);
    ::close(results[1]);
    std::int64_t level = 0;
    msr::perf_calls calls;
    REQUIRE(msr::perf_detail::number_in(calls, "/proc/sys/kernel/perf_event_paranoid", level));
    if (level <= 2) CHECK(report[0] == 1);
    if (level >= 1) {
        CHECK(report[1] == 1);
        CHECK(report[2] == 0); // to count a CPU takes a level of perf_event_paranoid of 0 or less
        CHECK(report[3] == level);
    }
}

TEST_CASE("counters of the processor: they count, or one sentence says why not") {
    msr::perf device;
    if (const msr::failure problem = device.probe()) {
        CHECK((problem.kind == error_code::perf_refused ||
               problem.kind == error_code::perf_paranoid));
        CHECK(msr::message(problem).find("this thread: ") == 0);
        std::printf("no counters here: %s\n", msr::message(problem).c_str());
    }
}
