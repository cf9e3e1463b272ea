// Tests counting threads, on registers that msrpp_soft.ko simulates: counters run only while their
// thread runs, on whichever CPU. The threads make the events themselves, so every sum is known
// exactly.
#include "callers.hpp"
#include "check.hpp"
#include "raw.hpp"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <csignal>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace {

using raw::cccr;
using raw::counter;
using raw::enable;
using raw::escr;

int device;

int own_number() { return static_cast<int>(::syscall(SYS_gettid)); }

/// Returns the first count of a register program that counts threads, or the error number with bit
/// 63 set.
std::uint64_t count_of(int descriptor, const raw::program &program,
                       unsigned long request = MSRPP_IOCTL_COUNTS) {
    raw::control counts{program.head.handle, program.readouts.size()};
    const int error = counts.run(descriptor, request);
    return error != 0 ? (1ULL << 63) | static_cast<unsigned>(error) : counts.values[0];
}

/// Loads the register program, attaches it to the thread, and starts it; true if all three calls
/// succeed.
bool count_thread(int descriptor, raw::program &program, int thread = 0, unsigned flags = 0) {
    return program.load(descriptor) == 0 &&
           raw::attach(descriptor, program.head.handle, thread, flags) == 0 &&
           raw::start(descriptor, program.head.handle) == 0;
}

void own_thread() {
    raw::program program({}, 2);
    expect("a program for threads", program.load(device) == 0);
    const unsigned handle = program.head.handle;
    expect("ATTACH to the own thread", raw::attach(device, handle) == 0);
    expect("a program is attached once", raw::attach(device, handle) == EBADFD);
    raw::events(device, counter, 1000);
    expect("START", raw::start(device, handle) == 0);
    raw::events(device, counter, 100);
    raw::events(device, counter + 1, 50);
    std::thread{[] { raw::events(device, counter, 10000); }}.join();
    raw::events(device, counter, 11);
    raw::bind_to(0);
    const bool runs = (raw::read(device, 0, cccr) & enable) != 0;
    std::uint64_t meanwhile[2]{};
    // the new thread is bound to its maker's CPU, so the maker does not run meanwhile
    std::thread{[&] {
        for (const unsigned cpu : {0u, 1u})
            meanwhile[cpu] = raw::read(device, cpu, cccr);
    }}.join();
    raw::bind_to_none();
    expect("counters are enabled while their thread runs, and only then",
           runs && ((meanwhile[0] | meanwhile[1]) & enable) == 0, "0x%llx, 0x%llx",
           static_cast<unsigned long long>(meanwhile[0]),
           static_cast<unsigned long long>(meanwhile[1]));
    raw::control counts{handle, 2};
    expect("the own thread's events, and no other's",
           counts.run(device, MSRPP_IOCTL_COUNTS) == 0 && counts.values[0] == 111 &&
               counts.values[1] == 50,
           "%llu", static_cast<unsigned long long>(counts.values[0]));
    expect("STOP", count_of(device, program, MSRPP_IOCTL_STOP) == 111);
    raw::events(device, counter, 1000);
    expect("START begins at 0", raw::start(device, handle) == 0 && count_of(device, program) == 0);
    raw::program other({}, 1);
    other.load(device);
    msrpp_failure problem{};
    expect("a thread has one program",
           raw::attach(device, other.head.handle, 0, 0, &problem) == EBUSY &&
               problem.reason == MSRPP_REASON_THREAD_TAKEN);
    raw::program on_cpus({0}, 1);
    expect("counters of threads are not a CPU's at the same time",
           on_cpus.load(device) == EBUSY && on_cpus.head.failure.reason == MSRPP_REASON_HELD);
    raw::unload(device, other.head.handle);
    expect("UNLOAD while it counts", raw::unload(device, handle) == 0);
    expect("and nothing runs on", raw::read(device, 0, cccr) == 0 &&
                                      raw::read(device, 1, cccr) == 0 &&
                                      raw::read(device, 0, escr) == 0);
}

/// Two threads of one CPU, each with a register program, have the low byte of one register by
/// turns; another owner changes the register's other bits meanwhile.
void shared_bits() {
    raw::bind_to(0);
    raw::write(device, 0, escr, 0x1155);
    raw::program first({}, 1), second({}, 1);
    first.share_escr(0x0c);
    second.share_escr(0x0d);
    bool good = count_thread(device, first) && raw::read(device, 0, escr) == 0x110c;
    raw::write(device, 0, escr, 0x220c);
    std::thread{[&] { // the new thread inherits its maker's CPU
        good = good && count_thread(device, second);
        good = good && raw::read(device, 0, escr) == 0x220d;
        raw::write(device, 0, escr, 0x440d);
        raw::events(device, counter, 3);
    }}
        .join();
    // the first thread runs again, with its program's registers set
    raw::events(device, counter, 4);
    const std::uint64_t meanwhile = raw::read(device, 0, escr);
    expect("where programs of threads take turns the bits of others stay",
           good && meanwhile == 0x440c && count_of(device, first) == 4 &&
               count_of(device, second) == 3,
           "0x%llx", static_cast<unsigned long long>(meanwhile));
    raw::unload(device, second.head.handle);
    raw::write(device, 0, escr, 0x880c);
    raw::unload(device, first.head.handle);
    const std::uint64_t left = raw::read(device, 0, escr);
    expect("and when they are unloaded", left == 0x8855, "0x%llx",
           static_cast<unsigned long long>(left));
    raw::write(device, 0, escr, 0);
    raw::bind_to_none();
}

/// Threads that move between the CPUs all the time, each with a register program and a file of its
/// own, beside threads that make events and are not counted.
void migration() {
    constexpr unsigned counted = 4, rounds = 3000;
    std::atomic<bool> finished{false};
    std::atomic<unsigned> faulty{0}, moves{0};
    std::vector<std::thread> noise, threads;
    for (unsigned i = 0; i < 2; ++i)
        noise.emplace_back([&finished, i] {
            while (!finished) {
                raw::events(device, counter + i, 1000000);
                ::sched_yield();
            }
        });
    for (unsigned i = 0; i < counted; ++i)
        threads.emplace_back([&faulty, &moves, i] {
            const int own = raw::open_device();
            raw::program program({}, 1 + i, i % 2 == 0 ? 0 : raw::counter_bits - 100);
            if (!count_thread(own, program)) ++faulty;
            unsigned cpu = 0;
            for (unsigned k = 0; k < rounds; ++k) {
                raw::events(own, counter, i + 1);
                if (k % 7 == i) raw::bind_to(cpu++ % 2);
                if (k % 5 == 0) ::sched_yield();
                if (k == rounds / 2 && count_of(own, program) != (k + 1) * (i + 1ULL)) ++faulty;
            }
            moves += cpu;
            const std::uint64_t sum = count_of(own, program, MSRPP_IOCTL_STOP);
            if (sum != rounds * (i + 1ULL)) {
                std::printf("note thread %u counted %llx of %u\n", i,
                            static_cast<unsigned long long>(sum), rounds * (i + 1));
                ++faulty;
            }
            ::close(own);
        });
    for (std::thread &thread : threads)
        thread.join();
    finished = true;
    for (std::thread &thread : noise)
        thread.join();
    expect("threads that move between CPUs are counted exactly, under load", faulty == 0);
    std::printf("note %u moves\n", moves.load());
    expect("afterwards nothing is set up on any CPU",
           raw::read(device, 0, cccr) == 0 && raw::read(device, 1, cccr) == 0 &&
               raw::read(device, 0, escr) == 0 && raw::read(device, 1, escr) == 0);
}

/// Sums have 64 bits, beyond the wrap of counters of 40 bits.
void wraps() {
    raw::program program({}, 1, raw::counter_bits - 4);
    count_thread(device, program);
    raw::events(device, counter, 10);
    expect("a count across the wrap", count_of(device, program) == 10);
    for (int i = 0; i < 5; ++i) {
        raw::events(device, counter, 1ULL << 39);
        ::sched_yield();
        count_of(device, program);
    }
    expect("a sum of more than 40 bits", count_of(device, program) == 10 + (5ULL << 39));
    std::uint64_t result = 0;
    const std::time_t start = std::time(nullptr);
    // the loop makes more than 2^40 events
    while (std::time(nullptr) < start + 6 && result < (9ULL << 38)) {
        raw::events(device, counter, 1ULL << 38);
        result += 1ULL << 38;
        for (const std::time_t current = std::time(nullptr); std::time(nullptr) < current + 2;) {
        }
        if (result == (3ULL << 38)) break;
    }
    expect("a thread that nobody reads is added up now and then",
           count_of(device, program) == 10 + (5ULL << 39) + result);
    raw::unload(device, program.head.handle);
}

void inheritance() {
    for (const bool inherit : {false, true}) {
        raw::program program({}, 1);
        count_thread(device, program, 0, inherit ? MSRPP_ATTACH_INHERIT : 0);
        raw::events(device, counter, 1);
        std::thread{[] {
            raw::events(device, counter, 10);
            std::thread{[] { raw::events(device, counter, 100); }}.join();
        }}.join();
        const pid_t child = ::fork();
        if (child == 0) {
            raw::events(device, counter, 1000);
            ::_exit(0);
        }
        ::waitpid(child, nullptr, 0);
        const std::uint64_t sum = count_of(device, program);
        expect(inherit ? "threads and processes are inherited where asked"
                       : "threads and processes are not inherited where not asked",
               sum == (inherit ? 1111 : 1), "%llu", static_cast<unsigned long long>(sum));
        raw::unload(device, program.head.handle);
    }
    raw::program program({}, 1);
    count_thread(device, program, 0, MSRPP_ATTACH_INHERIT);
    std::vector<pid_t> children;
    for (unsigned i = 0; i < 20; ++i) {
        children.push_back(::fork());
        if (children.back() == 0) {
            for (unsigned k = 0; k < 100; ++k) {
                raw::events(device, counter, 1);
                if (k % 10 == 0) raw::bind_to(k / 10 % 2);
            }
            ::_exit(0);
        }
    }
    for (const pid_t pid : children)
        ::waitpid(pid, nullptr, 0);
    expect("twenty children that come, move and go", count_of(device, program) == 2000);
    // child processes outlive the register program that counts them
    int ends[2];
    if (::pipe(ends) != 0) return;
    const pid_t late = ::fork();
    if (late == 0) {
        char byte;
        ::close(ends[1]);
        (void)!::read(ends[0], &byte, 1);
        raw::events(device, counter, 1);
        ::_exit(0);
    }
    expect("UNLOAD while a child is counted", raw::unload(device, program.head.handle) == 0);
    ::close(ends[1]);
    ::close(ends[0]);
    int status = 0;
    ::waitpid(late, &status, 0);
    expect("and the child lives on", status == 0);
}

/// A child process that waits until a register program is attached to it, and then calls a
/// function.
struct waiting_child {
    pid_t process{};
    int go{};

    template <typename Function>
    explicit waiting_child(Function function) {
        int ends[2];
        if (::pipe(ends) != 0) std::abort();
        process = ::fork();
        if (process == 0) {
            ::close(ends[1]);
            char byte;
            if (::read(ends[0], &byte, 1) != 1) ::_exit(1);
            function();
            ::_exit(0);
        }
        ::close(ends[0]);
        go = ends[1];
    }
    int finish() {
        (void)!::write(go, "x", 1);
        ::close(go);
        int status = 0;
        ::waitpid(process, &status, 0);
        return status;
    }
};

void other_processes() {
    raw::program program({}, 1);
    waiting_child child{[] {
        raw::events(device, counter, 3);
        ::fcntl(device, F_SETFD, 0);
        const std::string number = std::to_string(device);
        ::execl("/threads", "threads", "events", number.c_str(), nullptr);
        ::_exit(1);
    }};
    expect("ATTACH to another process", count_thread(device, program, child.process));
    expect("exec, exit", child.finish() == 0);
    expect("exec keeps, and what has ended can be read", count_of(device, program) == 3 + 40);
    expect("a process that is not there is refused",
           raw::attach(device, program.head.handle, child.process) == EBADFD);
    raw::unload(device, program.head.handle);
    program.load(device);
    msrpp_failure problem{};
    expect("a thread that is not there is refused",
           raw::attach(device, program.head.handle, child.process, 0, &problem) == ESRCH &&
               problem.reason == MSRPP_REASON_NO_THREAD);
    expect("a kernel thread is refused",
           raw::attach(device, program.head.handle, 2, 0, &problem) == EPERM &&
               problem.reason == MSRPP_REASON_NO_RIGHTS);
    raw::unload(device, program.head.handle);
}

/// A thread on the other CPU runs while a register program is attached to it, and while its count
/// is read again and again.
void running_thread() {
    std::atomic<int> number{0};
    std::atomic<std::uint64_t> done{0};
    std::atomic<bool> finished{false};
    std::thread busy{[&] {
        raw::bind_to(1);
        number = own_number();
        while (!finished) {
            raw::events(device, counter, 1);
            ++done;
        }
    }};
    while (number == 0)
        ::sched_yield();
    raw::bind_to(0);
    raw::program program({}, 1);
    const bool good = count_thread(device, program, number);
    // The number of events before the attachment is unknown but fixed: each read of the count gives
    // a lower and an upper bound of it. One event may be made but not yet counted in `done`.
    std::uint64_t minimum = 0, maximum = ~std::uint64_t{0}, first_sum = 0, sum = 0;
    // An emulator may run one CPU for long before the other: the loop makes 200 reads, and more
    // until the thread has made events.
    for (int looks = 0; looks < 200 || (sum == first_sum && looks < 1'000'000); ++looks) {
        const std::uint64_t previous = done;
        sum = count_of(device, program);
        const std::uint64_t later = done + 1;
        if (looks == 0) first_sum = sum;
        minimum = std::max(minimum, previous > sum ? previous - sum : 0);
        maximum = std::min(maximum, later - sum);
    }
    expect("a thread that runs elsewhere is read exactly",
           good && minimum <= maximum && sum > first_sum, "between %llu and %llu",
           static_cast<unsigned long long>(minimum), static_cast<unsigned long long>(maximum));
    finished = true;
    busy.join();
    raw::unload(device, program.head.handle);
    raw::bind_to_none();
}

void page() {
    raw::program program({}, 2);
    program.readouts[0].rdpmc = 5;
    program.load(device);
    const auto offset = static_cast<off_t>(program.head.handle) * ::sysconf(_SC_PAGESIZE);
    const auto map = [&](int protection) {
        return ::mmap(nullptr, 4096, protection, MAP_SHARED, device, offset);
    };
    expect("the page is not mapped for writing", map(PROT_READ | PROT_WRITE) == MAP_FAILED);
    void *const mapped = map(PROT_READ);
    if (!expect("the page is mapped for reading", mapped != MAP_FAILED)) return;
    expect("nor may that change", ::mprotect(mapped, 4096, PROT_READ | PROT_WRITE) != 0);
    expect("a page of no program is refused",
           ::mmap(nullptr, 4096, PROT_READ, MAP_SHARED, device, 4096 * 63) == MAP_FAILED);
    const auto *const sums = static_cast<const volatile msrpp_page *>(mapped);
    expect("the page tells counters and RDPMC indices",
           sums->count == 2 && sums->readouts[0].width == 40 && sums->readouts[0].rdpmc == 5 &&
               sums->readouts[1].rdpmc == MSRPP_NO_RDPMC);
    raw::attach(device, program.head.handle);
    raw::start(device, program.head.handle);
    // the ioctl BATCH reads the register of this thread's CPU, as the thread itself would by RDPMC
    unsigned faulty = 0;
    for (unsigned i = 1; i <= 300; ++i) {
        raw::events(device, counter, 7);
        if (i % 20 == 0) raw::bind_to(i / 20 % 2);
        std::uint64_t value;
        unsigned sequence;
        do {
            sequence = sums->sequence;
            value = sums->readouts[0].sum;
            if ((sums->flags & MSRPP_PAGE_RUNNING) != 0)
                value += (raw::read(device, sums->cpu, counter) - sums->readouts[0].begin) &
                         raw::counter_bits;
        } while (sums->sequence != sequence || sequence % 2 != 0);
        if (value != 7ULL * i) ++faulty;
    }
    expect("sums and start values give the count of the own thread", faulty == 0, "%u wrong",
           faulty);
    const std::uint64_t sum = count_of(device, program, MSRPP_IOCTL_STOP);
    raw::unload(device, program.head.handle);
    expect("the page outlives the program", sums->readouts[0].sum == sum && sum == 2100);
    ::munmap(mapped, 4096);
    raw::bind_to_none();
}

/// Rights over threads: the users whose threads a caller may count.
void rights() {
    std::vector<msrpp_allowlist_entry> list;
    for (const std::uint32_t address : {counter, cccr, escr})
        list.push_back({address, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE,
                        address == counter ? raw::counter_bits : 0x7fffffffULL});
    raw::allow(device, list);
    callers::set_paranoid(2);
    ::chmod("/dev/msrpp", 0666);
    waiting_child roots{[] { raw::events(device, counter, 1); }};
    std::fflush(stdout);
    const pid_t user = ::fork();
    if (user == 0) {
        if (::setgid(1000) != 0 || ::setuid(1000) != 0) ::_exit(1);
        const int own = raw::open_device();
        raw::program program = callers::user_mode({}, 1);
        expect("a user loads what the list has", program.load(own) == 0, "reason %u, address %x",
               program.head.failure.reason, program.head.failure.address);
        msrpp_failure problem{};
        expect("a user does not count root's process",
               raw::attach(own, program.head.handle, roots.process, 0, &problem) == EPERM &&
                   problem.reason == MSRPP_REASON_NO_RIGHTS);
        raw::unload(own, program.head.handle);
        // After setuid a process of the user cannot be traced, so the child executes a program,
        // after which it can be.
        int ends[2];
        if (::pipe(ends) != 0) ::_exit(1);
        const pid_t child = ::fork();
        if (child == 0) {
            ::dup2(ends[0], 0);
            ::close(ends[1]);
            ::fcntl(own, F_SETFD, 0);
            const std::string number = std::to_string(own);
            ::execl("/threads", "threads", "wait-events", number.c_str(), nullptr);
            ::_exit(1);
        }
        callers::waits_in(child, SYS_read);
        raw::program on_child = callers::user_mode({}, 1);
        expect("a user counts a process of the same user", count_thread(own, on_child, child));
        (void)!::write(ends[1], "x", 1);
        ::waitpid(child, nullptr, 0);
        expect("and gets its events", count_of(own, on_child) == 40);
        raw::unload(own, on_child.head.handle);
        // the thread executes a program that gains rights
        raw::program on_self = callers::user_mode({}, 1);
        int pipe_ends[2];
        if (::pipe(pipe_ends) != 0) ::_exit(1);
        on_self.load(own);
        const pid_t climber = ::fork();
        if (climber == 0) {
            ::dup2(pipe_ends[0], 0);
            ::close(pipe_ends[1]);
            ::fcntl(own, F_SETFD, 0);
            const std::string number = std::to_string(own);
            ::execl("/threads", "threads", "climb", number.c_str(), nullptr);
            ::_exit(1);
        }
        callers::waits_in(climber, SYS_read);
        expect("a user counts a process that will call a set-uid program",
               raw::attach(own, on_self.head.handle, climber, MSRPP_ATTACH_INHERIT) == 0 &&
                   raw::start(own, on_self.head.handle) == 0);
        (void)!::write(pipe_ends[1], "x", 1);
        int status = 0;
        ::waitpid(climber, &status, 0);
        expect("what a set-uid program does is not counted",
               status == 0 && count_of(own, on_self) == 40, "status %d, %llu", status,
               static_cast<unsigned long long>(count_of(own, on_self)));
        ::_exit(failures == 0 ? 0 : 1);
    }
    int status = 0;
    ::waitpid(user, &status, 0);
    if (status != 0) ++failures;
    roots.finish();
    ::chmod("/dev/msrpp", 0600);
    raw::allow(device, {});
}

void crash() {
    raw::write(device, 0, escr, 0x44);
    raw::write(device, 1, escr, 0x44);
    const pid_t child = ::fork();
    if (child == 0) {
        const int own = raw::open_device();
        raw::program program({}, 1);
        if (!count_thread(own, program, 0, MSRPP_ATTACH_INHERIT)) ::_exit(1);
        std::vector<std::thread> threads;
        for (int i = 0; i < 3; ++i)
            threads.emplace_back([own] {
                for (;;)
                    raw::events(own, counter, 1);
            });
        while (count_of(own, program) < 1000)
            ::usleep(1000);
        ::raise(SIGKILL);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    bool clean = WIFSIGNALED(status);
    for (const unsigned cpu : {0u, 1u})
        clean = clean && raw::read(device, cpu, escr) == 0x44 && raw::read(device, cpu, cccr) == 0;
    expect("a process with counted threads is killed, and leaves nothing", clean);
    raw::write(device, 0, escr, 0);
    raw::write(device, 1, escr, 0);
}

void set_online(bool online) {
    const int file = ::open("/sys/devices/system/cpu/cpu1/online", O_WRONLY);
    (void)!::write(file, online ? "1" : "0", 1);
    ::close(file);
}

void hotplug() {
    raw::write(device, 1, escr, 0x66);
    raw::program program({0, 1}, 1);
    program.load(device);
    raw::start(device, program.head.handle);
    set_online(false);
    raw::control counts{program.head.handle, 2};
    expect("a CPU that goes offline is told of",
           counts.run(device, MSRPP_IOCTL_COUNTS) == ENXIO && counts.head.failure.cpu == 1 &&
               counts.head.failure.reason == MSRPP_REASON_CPU_OFFLINE);
    set_online(true);
    expect("and still when it is back, for its registers were put back",
           counts.run(device, MSRPP_IOCTL_COUNTS) == ENXIO && raw::read(device, 1, escr) == 0x66 &&
               raw::read(device, 1, cccr) == 0);
    set_online(false);
    raw::unload(device, program.head.handle);
    expect("and refused", program.load(device) == ENXIO);
    raw::batch batch{raw::reading(1, escr)};
    expect("by BATCH too", batch.run(device) == ENXIO);
    raw::program on_thread({}, 1);
    expect("threads are counted on the others", count_thread(device, on_thread));
    raw::events(device, counter, 3);
    set_online(true);
    raw::bind_to(1);
    raw::events(device, counter, 4);
    expect("and on a CPU that came since", count_of(device, on_thread) == 7);
    raw::bind_to_none();
    raw::unload(device, on_thread.head.handle);
    expect("what was found on it is there again", raw::read(device, 1, escr) == 0x66);
    raw::write(device, 1, escr, 0);
}

/// The tasks of child processes that executed this program; `text` selects the task.
int in_child(std::string_view text, const char *number) {
    device = std::atoi(number);
    char byte;
    if (text == "events" || text == "gained") return raw::events(device, counter, 40);
    if (::read(0, &byte, 1) != 1) return 1;
    if (text == "wait-events") return raw::events(device, counter, 40);
    raw::events(device, counter, 40);
    ::execl("/set-uid/threads", "threads", "gained", number, nullptr); // the file is set-uid
    return 1;
}

} // namespace

int main(int count, char **arguments) {
    if (count == 3) return in_child(arguments[1], arguments[2]);
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    if (!raw::threads_can_be_counted()) {
        raw::program program({}, 2);
        expect("without threads a program for them is refused", program.load(device) == EOPNOTSUPP);
        return failures == 0 ? 0 : 1;
    }
    own_thread();
    shared_bits();
    migration();
    wraps();
    inheritance();
    other_processes();
    running_thread();
    page();
    rights();
    crash();
    hotplug();
    return failures == 0 ? 0 : 1;
}
