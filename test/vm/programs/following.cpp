// Threads that a register program or a group follows: calls that disturb other CPUs, and state
// after threads come and go during a call. On registers that msrpp_soft.ko simulates.
#include "callers.hpp"
#include "check.hpp"
#include "groups.hpp"
#include "samples.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <string>
#include <thread>
#include <vector>

#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

namespace {

using groups::association, groups::busy, groups::group, groups::held, groups::of_class,
    groups::of_rmid;

int device = -1;

/// Loads the allowlist of a machine that is set up for users: counters, classes, RMIDs, sampling of
/// ops.
void allow() {
    std::vector<msrpp_allowlist_entry> list = callers::counting_list(1);
    list.push_back({groups::pqr_assoc, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, 0xf0000001f});
    list.push_back({raw::op_ctl, MSRPP_ALLOW_READ, 0});
    expect("ALLOW", raw::allow(device, list) == 0);
}

/// Attaches and detaches a thread of CPU 0, or the given thread, 500 times; CPU 1 must not be
/// interrupted.
template <typename Following>
void stays_on_its_cpu(const char *text, Following &following, int thread = 0) {
    raw::bind_to(0);
    bool good = true;
    const unsigned long previous = callers::calls_of_cpu_1();
    for (unsigned i = 0; i < 500 && good; ++i)
        good = following.attach(thread) == 0 && following.detach(thread) == 0;
    const unsigned long calls = callers::calls_of_cpu_1() - previous;
    expect(text, good && calls < 100, "CPU 1 was interrupted %lu times", calls);
}

void others_are_not_interrupted() {
    callers::as(callers::user, [] {
        raw::samples own(1000000);
        if (!expect("a user's program", own.make(device) == 0 && own.start() == 0, "reason %u",
                    own.failure.reason))
            return;
        stays_on_its_cpu("who samples a thread of one CPU does not interrupt the other", own);
    });
    callers::as(callers::counting_user, [] {
        group own{raw::open_device(), of_rmid};
        stays_on_its_cpu("nor who puts it into a group", own);
    });
}

/// A sleeping process that last ran on CPU 1.
struct sleeper {
    callers::gate ready, never;
    pid_t process{callers::spawn(callers::same, [this] {
        raw::bind_to(1);
        ready.open();
        never.wait();
    })};

    sleeper() {
        ready.wait();
        while (callers::state_of(process) != 'S')
            ::usleep(1000);
    }
    sleeper(const sleeper &) = delete;
    sleeper &operator=(const sleeper &) = delete;
    ~sleeper() { callers::killed(process); }
};

/// A register program is attached to a sleeping thread, and started and stopped 500 times.
void counts_a_sleeper(int thread) {
    const int own = raw::open_device();
    raw::program program = callers::user_mode({}, 1);
    bool good = program.load(own) == 0 && raw::attach(own, program.head.handle, thread) == 0;
    const unsigned long previous = callers::calls_of_cpu_1();
    for (unsigned i = 0; i < 500 && good; ++i)
        good = raw::start(own, program.head.handle) == 0 &&
               callers::count_of(own, program, MSRPP_IOCTL_STOP) == 0;
    const unsigned long calls = callers::calls_of_cpu_1() - previous;
    expect("who counts a thread that sleeps does not interrupt its last CPU", good && calls < 100,
           "CPU 1 was interrupted %lu times", calls);
    ::close(own);
}

void sleepers_are_not_looked_for() {
    callers::as(callers::user, [] {
        const sleeper own;
        raw::bind_to(0);
        counts_a_sleeper(own.process);
        raw::samples samples(1000000);
        if (expect("a user's program for one that sleeps",
                   samples.make(device) == 0 && samples.start() == 0))
            stays_on_its_cpu("nor who samples it", samples, own.process);
    });
    callers::as(callers::counting_user, [] {
        const sleeper own;
        group group{raw::open_device(), of_rmid};
        stays_on_its_cpu("nor who puts one into a group", group, own.process);
    });
}

/// The first thread of a process has ended while a second thread goes on: the ended thread is
/// attached 2000 times, which must interrupt no CPU.
void the_ended_interrupt_nobody() {
    callers::as(callers::user, [] {
        std::thread{[] {
            raw::bind_to(0);
            const int own = raw::open_device(), first = ::getpid();
            raw::program program = callers::user_mode({}, 1);
            bool good = program.load(own) == 0;
            while (callers::state_of(first) != 'Z')
                ::usleep(1000);
            const unsigned long previous = callers::calls_of_cpu_1();
            for (unsigned i = 0; i < 2000 && good; ++i)
                good = raw::attach(own, program.head.handle, first) == ESRCH;
            const unsigned long calls = callers::calls_of_cpu_1() - previous;
            expect("who attaches to a thread that has ended interrupts nobody", good && calls < 200,
                   "CPU 1 was interrupted %lu times", calls);
            std::fflush(stdout);
            ::_exit(failures == 0 ? 0 : 1);
        }}.detach();
        ::syscall(SYS_exit, 0); // exit() of this thread alone, not of the process
    });
}

/// Creates and closes 200 register programs and groups, and checks that the kernel's code is not
/// patched. A patch interrupts each CPU three times, so a patch on and off for each program would
/// take 1,200 interrupts; other interrupts, such as for freed memory, were 525 at most.
void made_and_closed() {
    callers::as(callers::user, [] {
        raw::bind_to(0);
        unsigned result = 0;
        const unsigned long previous = callers::calls_of_cpu_1();
        for (unsigned i = 0; i < 200; ++i) {
            raw::samples own(1000000, 0, MSRPP_SAMPLING_LEAST_RING);
            result += own.make(device) == 0;
        }
        const unsigned long calls = callers::calls_of_cpu_1() - previous;
        expect("sampling programs that come and go change no code", result == 200 && calls < 1000,
               "%u were made, CPU 1 was interrupted %lu times", result, calls);
    });
    callers::as(callers::counting_user, [] {
        raw::bind_to(0);
        const int own = raw::open_device();
        unsigned result = 0;
        const unsigned long previous = callers::calls_of_cpu_1();
        for (unsigned i = 0; i < 200; ++i)
            result += group{own, of_class, 2}.error == 0;
        const unsigned long calls = callers::calls_of_cpu_1() - previous;
        expect("nor do groups", result == 200 && calls < 1000,
               "%u were made, CPU 1 was interrupted %lu times", result, calls);
    });
}

/// A process whose threads have different users: the first thread is root's, the second the user's.
struct mixed {
    std::atomic<int> tid{};
    std::atomic<bool> is_over{};
};

void be_mixed(mixed &shared) {
    std::thread{[&shared] {
        // a raw system call changes this thread alone; glibc would change all threads
        const unsigned id = callers::counting_user.id;
        const bool good = ::syscall(SYS_setgroups, 0, nullptr) == 0 &&
                          ::syscall(SYS_setresgid, id, id, id) == 0 &&
                          ::syscall(SYS_setresuid, id, id, id) == 0 &&
                          ::prctl(PR_SET_DUMPABLE, 1) == 0;
        shared.tid = good ? static_cast<int>(::syscall(SYS_gettid)) : -1;
        while (!shared.is_over)
            ::usleep(1000);
    }}.join();
}

void each_thread_has_its_rights() {
    mixed &shared = callers::shared<mixed>();
    const pid_t process = callers::spawn(callers::same, [&] { be_mixed(shared); });
    while (shared.tid == 0)
        ::usleep(1000);
    callers::as(callers::counting_user, [&] {
        group classed{raw::open_device(), of_class, 2};
        expect("a thread that is the user's own comes into a class",
               classed.attach(shared.tid) == 0 && classed.detach(shared.tid) == 0, "reason %u",
               classed.failure.reason);
        expect("the process's other thread does not", classed.attach(process) == EPERM);
        expect("nor with the whole process",
               classed.attach(shared.tid, MSRPP_TASKS_PROCESS) == EPERM &&
                   classed.failure.reason == MSRPP_REASON_NO_RIGHTS && classed.threads() == 0,
               "%u threads", classed.threads());
    });
    shared.is_over = true;
    callers::ended(process);
}

/// A rehearsal of the machine's sleep takes CPU 1 offline; CPU 1 comes back, and its thread runs,
/// before the module gets the notification that the machine is awake.
void sleeps() {
    if (!callers::put("/sys/power/pm_test", "processors")) {
        std::printf("SKIP a class while the machine sleeps: this kernel rehearses no sleep\n");
        return;
    }
    busy other{1};
    group third{device, of_class, 3};
    if (!expect("a thread in a class", third.attach(other.process) == 0 &&
                                           groups::comes_to_hold(device, 1, association(3))))
        return;
    callers::put("/sys/power/mem_sleep", "deep");
    const bool slept = callers::put("/sys/power/state", "mem");
    callers::put("/sys/power/pm_test", "none");
    expect("sleeps and wakes", slept && groups::comes_to_hold(device, 1, association(3)), "0x%llx",
           groups::wide(held(device, 1)));
    third.close();
    expect("no class is left on its CPU", held(device, 1) == 0, "0x%llx",
           groups::wide(held(device, 1)));
    groups::associate(device, 1, 0);
}

/// Makes processes and threads until `finished` is true.
void multiply(const std::atomic<bool> &finished) {
    while (!finished) {
        const pid_t child = ::fork();
        if (child == 0) ::_exit(0);
        std::thread{[] {}}.join();
        ::waitpid(child, nullptr, 0);
    }
}

/// All threads are detached while threads multiply: no thread may stay attached.
template <typename Following, typename Count>
void none_stays(const char *text, Following &following, Count count) {
    std::atomic<bool> &finished = callers::shared<std::atomic<bool>>();
    finished = false;
    const pid_t process = callers::spawn(callers::same, [&] { multiply(finished); });
    unsigned left = 0;
    unsigned attempts = 0;
    for (; attempts < 500; ++attempts) {
        if (following.attach(process) != 0) break;
        ::usleep(200 + attempts % 7 * 90);
        following.detach(-1);
        left += count();
        following.detach(-1);
    }
    finished = true;
    callers::ended(process);
    expect(text, left == 0 && attempts == 500, "%u times in %u", left, attempts);
}

/// A process is attached as a whole while it makes threads: every thread of the process stays in
/// the group.
void none_is_lost() {
    std::atomic<bool> &finished = callers::shared<std::atomic<bool>>();
    const pid_t process = callers::spawn(callers::same, [&] { multiply(finished); });
    group group{device, of_class | groups::inherit, 3};
    for (unsigned i = 0; i < 500; ++i) {
        group.attach(process, MSRPP_TASKS_PROCESS);
        group.detach(-1);
    }
    expect("a thread that is attached when it is created is not called lost",
           group.read().inherit_lost == 0);
    finished = true;
    callers::ended(process);
}

void going_at_once() {
    raw::samples own(1000000, MSRPP_SAMPLING_INHERIT);
    if (expect("a program that inherits", own.make(device) == 0 && own.start() == 0))
        none_stays("no child of a thread that was detached is sampled", own,
                   [&] { return own.statistics().threads; });
    own.close();
    group third{device, of_class | groups::inherit, 3};
    none_stays("none is in its group", third, [&] { return third.threads(); });
    third.close();
    none_is_lost();
}

} // namespace

int main() {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) return 0;
    ::chmod("/dev/msrpp", 0666);
    callers::set_paranoid(2);
    callers::put("/sys/module/msrpp_soft/parameters/tick", "0");
    allow();
    others_are_not_interrupted();
    sleepers_are_not_looked_for();
    the_ended_interrupt_nobody();
    made_and_closed();
    each_thread_has_its_rights();
    going_at_once();
    sleeps();
    raw::allow(device, {});
    ::chmod("/dev/msrpp", 0600);
    return failures == 0 ? 0 : 1;
}
