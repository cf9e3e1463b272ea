// State changes of sampling: late and false interrupts; a register that another owner takes;
// threads that fork, end, execute and gain rights; CPUs that go offline; and users' rights to
// sample each other. On registers that msrpp_soft.ko simulates.
#include "callers.hpp"
#include "check.hpp"
#include "samples.hpp"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <poll.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>

namespace {

int device = -1;
volatile std::uint64_t sink;

void make_samples(bool by_itself) {
    callers::put("/sys/module/msrpp_soft/parameters/tick", by_itself ? "20000" : "0");
}

int inject(unsigned flags, std::uint64_t ip = 0x400123, unsigned cpu = 0) {
    msrpp_soft_sample result = raw::soft_sample(cpu, ip);
    result.flags = flags;
    return raw::inject(device, result);
}

void late_interrupts() {
    make_samples(false);
    raw::bind_to(0);
    raw::samples own(0x7fffff0);
    if (!expect("a program whose interrupt is late", own.run(device), "%d", errno)) return;
    expect("a sample without its interrupt", inject(MSRPP_SOFT_SILENT, 0x400456) == 1);
    own.stop();
    auto records = own.read();
    expect("the thread that leaves has it", records.size() == 1 && records[0].head.ip == 0x400456);
    const auto previous = own.statistics();
    inject(MSRPP_SOFT_SPURIOUS);
    expect("its interrupt comes to nothing",
           own.statistics().late_interrupts == previous.late_interrupts + 1, "%llu after %llu",
           own.statistics().late_interrupts, previous.late_interrupts);
    inject(MSRPP_SOFT_SPURIOUS);
    expect("and a second one is somebody else's",
           own.statistics().late_interrupts == previous.late_interrupts + 1);
    own.start();
    inject(MSRPP_SOFT_SPURIOUS);
    expect("one without a sample is not taken for one",
           own.read().empty() && own.statistics().late_interrupts == previous.late_interrupts + 1);
    expect("and does not stop anything", inject(0) == 1 && own.read().size() == 1);
    // the ioctl STOP is followed by a time in which the module accepts late interrupts
    own.stop();
    inject(0);
    raw::samples again(0x7fffff0);
    own.close();
    expect("one more program", again.run(device));
    inject(MSRPP_SOFT_SILENT);
    again.stop();
    ::usleep(1300000); // longer than the second that msrpp_soft.ko waits
    const auto next = again.statistics();
    inject(MSRPP_SOFT_SPURIOUS);
    expect("an interrupt that comes much later is not the program's",
           again.statistics().late_interrupts == next.late_interrupts);
    raw::bind_to_none();
}

void others_take_the_register() {
    raw::bind_to(0);
    raw::samples own(0x7fffff0);
    expect("a program that is robbed", own.run(device), "%d", errno);
    inject(MSRPP_SOFT_STEAL);
    auto report = own.statistics();
    expect("says who has its register",
           report.reason == MSRPP_REASON_HELD_BY_KERNEL && report.cpu == 0 && report.samples == 0,
           "%u", report.reason);
    expect("does not take it back", inject(0) == 0);
    ::usleep(1000); // the sleep takes the thread off its CPU
    own.stop();
    expect("START says so while the other one has it",
           own.start() == EBUSY && own.failure.reason == MSRPP_REASON_HELD_BY_KERNEL &&
               own.failure.address == raw::op_ctl,
           "%u", own.failure.reason);
    inject(MSRPP_SOFT_RELEASE);
    expect("and works when it has not", own.start() == 0 && inject(0) == 1, "%u",
           own.failure.reason);
    inject(MSRPP_SOFT_HELD);
    own.stop();
    expect("what others wrote is seen at a stop",
           own.statistics().reason == MSRPP_REASON_HELD_BY_KERNEL);
    inject(MSRPP_SOFT_HELD);
    raw::samples cpu(0x7fffff0, MSRPP_SAMPLING_CPUS);
    cpu.cpus = {0};
    own.close();
    expect("CPUs are not taken from others either",
           cpu.make(device) == 0 && cpu.start() == EBUSY &&
               cpu.failure.reason == MSRPP_REASON_HELD_BY_KERNEL);
    inject(MSRPP_SOFT_RELEASE);
    expect("but when they are free", cpu.start() == 0);
    raw::bind_to_none();
}

/// Returns the number of records that have the process id.
unsigned of_process(const std::vector<raw::record> &records, pid_t process) {
    unsigned count = 0;
    for (const auto &record : records)
        count += record.head.pid == static_cast<unsigned>(process);
    return count;
}

void children() {
    make_samples(true);
    for (const std::uint32_t flags : {0u, MSRPP_SAMPLING_INHERIT}) {
        raw::samples own(300000, flags);
        expect("a program with children", own.run(device), "%d", errno);
        std::atomic<bool> &enough = callers::shared<std::atomic<bool>>();
        const auto work = [&enough] {
            while (!enough)
                sink = raw::work(5);
        };
        const pid_t child = callers::spawn(callers::same, work);
        std::thread thread(work);
        const auto busy = own.statistics().threads;
        const auto tid = static_cast<std::uint32_t>(::syscall(SYS_gettid));
        unsigned of_child = 0, threads = 0;
        const auto read = [&] {
            const auto records = own.read();
            of_child += of_process(records, child);
            for (const auto &record : records)
                threads +=
                    record.head.pid == static_cast<unsigned>(::getpid()) && record.head.tid != tid;
        };
        do { // the child threads run as well as this thread
            raw::work_for(own, 100);
            read();
        } while (flags != 0 && (of_child <= 3 || threads <= 3));
        enough = true;
        callers::ended(child);
        thread.join();
        own.stop();
        read();
        if (flags == 0) {
            expect("children are not sampled unasked", of_child == 0 && threads == 0 && busy == 1,
                   "%u", busy);
        } else {
            expect("a process inherits", of_child > 3 && busy == 3, "%u, %u", of_child, busy);
            expect("a thread inherits", threads > 3, "%u", threads);
        }
        // a thread is joined before the kernel has finished its end
        while (own.statistics().threads != 1)
            ::usleep(1000);
        expect("who ends is not sampled any more", own.statistics().threads == 1);
    }
}

void ends() {
    raw::samples other(300000);
    callers::gate go, enough;
    const pid_t child = callers::spawn(callers::same, [&] {
        go.wait();
        while (!enough.is_open())
            sink = raw::work(5);
    });
    expect("another process is sampled", other.run(device, child), "%d", errno);
    go.open();
    while (other.statistics().samples == 0)
        ::usleep(1000);
    enough.open();
    std::vector<char> buffer(1u << 16);
    std::size_t bytes = 0;
    for (;;) { // read() waits for records, and returns 0 after the sampled thread's end
        const ssize_t got = ::read(other.descriptor, buffer.data(), buffer.size());
        if (got <= 0) break;
        bytes += static_cast<std::size_t>(got);
    }
    expect("who reads gets all until the thread's end", bytes > 0);
    callers::ended(child);
    pollfd waits{other.descriptor, POLLIN, 0};
    expect("and is told that it has come", ::poll(&waits, 1, -1) == 1 && waits.revents == POLLHUP,
           "%x", static_cast<unsigned>(waits.revents));
    expect("no thread is left", other.statistics().threads == 0);
    expect("a thread that is no more is not attached",
           other.attach(child) == ESRCH && other.failure.reason == MSRPP_REASON_NO_THREAD);
}

void detaches() {
    raw::samples own(300000), second(300000);
    expect("a thread to detach", own.run(device));
    expect("two programs do not sample one thread",
           second.make(device) == 0 && second.attach() == EBUSY &&
               second.failure.reason == MSRPP_REASON_THREAD_TAKEN);
    expect("it is detached", own.detach() == 0 && own.statistics().threads == 0);
    const auto previous = own.statistics();
    sink = raw::work(50);
    expect("and not sampled any more", own.statistics().interrupts == previous.interrupts);
    expect("not twice", own.detach() == ESRCH);
    expect("another program may have it", second.attach() == 0 && second.start() == 0);
    std::atomic<bool> translation{};
    std::thread busy([&] {
        while (!translation)
            sink = raw::work(5);
    });
    expect("all at once", second.detach(-1) == 0 && second.statistics().threads == 0);
    translation = true;
    busy.join();
    expect("an address space full of nonsense is refused",
           raw::call(own.descriptor, MSRPP_IOCTL_SAMPLING_START, nullptr) == EFAULT);
}

/// Executes this program again, by a set-uid file of root or by its own file.
void executes(const char *path, bool gains) {
    callers::gate go;
    int report[2];
    if (::pipe(report) != 0) return;
    const pid_t child = callers::spawn(callers::user, [&] {
        go.wait();
        ::dup2(report[1], 9);
        ::execl(path, path, "works", static_cast<char *>(nullptr));
        ::_exit(9);
    });
    callers::as(callers::user, [&] {
        const int own_device = device;
        raw::samples other(300000);
        if (!expect("a user samples its process", other.run(own_device, child), "%d, %u", errno,
                    other.failure.reason))
            return;
        go.open();
        const auto works = [&] { // samples come from the executed program
            char byte;
            (void)!::read(report[0], &byte, 1);
        };
        works();
        const auto previous = other.statistics();
        auto later = previous;
        for (unsigned i = 0;
             i < 4 || (!gains && later.threads == 1 && later.interrupts == previous.interrupts);
             ++i) {
            works();
            later = other.statistics();
        }
        if (gains)
            expect("a program that gains rights is not sampled",
                   later.threads == 0 && later.interrupts == previous.interrupts, "%u threads",
                   later.threads);
        else
            expect("a program that does not is",
                   later.threads == 1 && later.interrupts > previous.interrupts, "%u threads, %llu",
                   later.threads, later.interrupts);
    });
    ::kill(child, SIGKILL);
    int status = 0;
    ::waitpid(child, &status, 0);
    ::close(report[0]);
    ::close(report[1]);
}

bool refuses(const raw::samples &samples, int error, int goal, std::uint32_t reason) {
    if (error == goal && samples.failure.reason == reason) return true;
    std::printf("note error %d, reason %u\n", error, samples.failure.reason);
    return false;
}

void rights() {
    callers::set_paranoid(1);
    raw::allow(device, {});
    callers::as(callers::user, [] {
        raw::samples own(300000);
        expect("an empty list lets no user sample",
               refuses(own, own.make(device), EACCES, MSRPP_REASON_NOT_ALLOWED));
    });
    raw::allow(device, {{raw::op_ctl, MSRPP_ALLOW_READ, 0}});
    callers::as(callers::user, [] {
        raw::samples own(300000);
        expect("with an entry a user samples itself", own.run(device), "%u", own.failure.reason);
        raw::work_for(own, 5);
        bool kernel = false;
        for (const auto &record : own.read())
            kernel |= record.head.ip >> 63 != 0 || (record.head.flags & MSRPP_SAMPLE_KERNEL) != 0;
        expect("without the kernel", !kernel && own.statistics().samples > 0, "%llu",
               own.statistics().samples);
        raw::samples fetch(300000);
        fetch.settings.kind = MSRPP_SAMPLE_FETCH;
        expect("but no fetches, which are not listed",
               refuses(fetch, fetch.make(device), EACCES, MSRPP_REASON_NOT_ALLOWED));
        for (const std::uint32_t flag : {MSRPP_SAMPLING_KERNEL, MSRPP_SAMPLING_PHYSICAL,
                                         MSRPP_SAMPLING_KERNEL | MSRPP_SAMPLING_NO_USER}) {
            raw::samples addition(300000, flag);
            expect("nor what takes CAP_PERFMON",
                   refuses(addition, addition.make(device), EPERM, MSRPP_REASON_NO_RIGHTS));
        }
        raw::samples cpu(300000, MSRPP_SAMPLING_CPUS);
        cpu.cpus = {0};
        expect("nor CPUs", refuses(cpu, cpu.make(device), EPERM, MSRPP_REASON_NO_RIGHTS));
        raw::samples fast(4080);
        expect("nor periods below the floor",
               refuses(fast, fast.make(device), EINVAL, MSRPP_REASON_MALFORMED));
        expect("also not later", refuses(own, own.control(MSRPP_IOCTL_SAMPLING_PERIOD, 0, 4080),
                                         EINVAL, MSRPP_REASON_MALFORMED));
        expect("nor processes of others",
               refuses(own, own.attach(1), EPERM, MSRPP_REASON_NO_RIGHTS));
        raw::samples large(300000, 0, 1u << 24);
        expect("nor more memory than a user has",
               refuses(large, large.make(device), EDQUOT, MSRPP_REASON_USER_LIMIT));
        msrpp_soft_sample result = raw::soft_sample(0);
        expect("nor interrupts", raw::call(device, MSRPP_IOCTL_SOFT_SAMPLE, &result) == EPERM);
    });
    callers::as(callers::counting_user, [] {
        raw::samples cpu(300000, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
        cpu.cpus = {0, 1};
        expect("with CAP_PERFMON CPUs are sampled", cpu.make(device) == 0 && cpu.start() == 0, "%u",
               cpu.failure.reason);
    });
    callers::set_paranoid(3);
    callers::as(callers::user, [] {
        raw::samples own(300000);
        expect("kernel.perf_event_paranoid forbids it",
               refuses(own, own.make(device), EACCES, MSRPP_REASON_PARANOID));
    });
    callers::set_paranoid(1);
    raw::samples roots(300000);
    expect("root's program", roots.run(device));
    sink = raw::work(50);
    callers::as(callers::user, [&] {
        char buffer[4096];
        expect("a descriptor that was passed on is not read",
               ::read(roots.descriptor, buffer, sizeof buffer) < 0 && errno == EPERM);
        expect("nor mapped", ::mmap(nullptr, 4096 + (1 << 16), PROT_READ, MAP_SHARED,
                                    roots.descriptor, 0) == MAP_FAILED &&
                                 errno == EPERM);
        expect("nor stopped", refuses(roots, roots.stop(), EPERM, MSRPP_REASON_NO_RIGHTS));
        expect("nor asked", roots.statistics().reason == ~0u);
    });
}

/// A user makes sampling programs up to the user's limit, at which the module answers EDQUOT.
void users_limit() {
    callers::as(callers::user, [] {
        std::vector<std::unique_ptr<raw::samples>> programs;
        int error = 0;
        while (error == 0 && programs.size() < 1000) {
            programs.push_back(std::make_unique<raw::samples>(300000, 0u, 4096u));
            error = programs.back()->make(device);
        }
        expect("a user has so many programs and no more",
               error == EDQUOT && programs.back()->failure.reason == MSRPP_REASON_USER_LIMIT &&
                   programs.size() <= 129,
               "%zu", programs.size());
    });
    msrpp_info info{};
    callers::as(callers::user, [&] { raw::call(device, MSRPP_IOCTL_INFO, &info); });
}

void malformed() {
    const auto is_refused = [](const char *text, auto change) {
        raw::samples own(300000);
        change(own.settings);
        const int error = own.make(device);
        if (error != EINVAL) std::printf("note %s: %d\n", text, error);
        return error == EINVAL;
    };
    bool whole = true;
    whole &= is_refused("kind", [](auto &sampling) { sampling.kind = 3; });
    whole &= is_refused("flags", [](auto &sampling) { sampling.flags = 1u << 8; });
    whole &= is_refused("reserved", [](auto &sampling) { sampling.reserved = 1; });
    whole &= is_refused("no user", [](auto &sampling) { sampling.flags = MSRPP_SAMPLING_NO_USER; });
    whole &= is_refused("bits", [](auto &sampling) { sampling.random_bits = 5; });
    whole &= is_refused("chain", [](auto &sampling) { sampling.chain = 128; });
    whole &= is_refused("ring", [](auto &sampling) { sampling.ring_bytes = 12288; });
    whole &= is_refused("small ring", [](auto &sampling) { sampling.ring_bytes = 2048; });
    whole &= is_refused("large ring", [](auto &sampling) { sampling.ring_bytes = 1u << 27; });
    whole &= is_refused("no ring", [](auto &sampling) { sampling.ring_bytes = 0; });
    whole &= is_refused("watermark", [](auto &sampling) { sampling.watermark = (1u << 16) + 1; });
    whole &= is_refused("overhead", [](auto &sampling) { sampling.overhead = 251; });
    whole &= is_refused("carrier", [](auto &sampling) { sampling.carrier = 3; });
    whole &= is_refused("period", [](auto &sampling) { sampling.period = 0; });
    whole &= is_refused("odd period", [](auto &sampling) { sampling.period = 300001; });
    whole &= is_refused("random", [](auto &sampling) {
        sampling.period = 4096;
        sampling.random_bits = 12;
    });
    whole &= is_refused("CPUs of a thread",
                        [](auto &sampling) { sampling.flags = MSRPP_SAMPLING_CPUS; });
    whole &= is_refused("fetch clocks", [](auto &sampling) {
        sampling.kind = MSRPP_SAMPLE_FETCH;
        sampling.flags = MSRPP_SAMPLING_CLOCKS;
    });
    expect("what is malformed is refused", whole);
    raw::samples empty(300000, MSRPP_SAMPLING_CPUS);
    expect("CPUs none of which is named", empty.make(device) == EINVAL);
    empty.cpus = {70000};
    expect("a CPU that there is not", empty.make(device) == EINVAL || empty.make(device) == ENXIO);
    raw::samples own(300000);
    own.make(device);
    msrpp_sampling_control faulty{};
    faulty.reserved = 1;
    expect("reserved fields of calls",
           raw::call(own.descriptor, MSRPP_IOCTL_SAMPLING_START, &faulty) == EINVAL);
    expect("calls of another descriptor",
           raw::call(own.descriptor, MSRPP_IOCTL_INFO, &faulty) == ENOTTY &&
               raw::call(device, MSRPP_IOCTL_SAMPLING_START, &faulty) == ENOTTY);
    expect("STOP before START", own.stop() == EBADFD);
    expect("START twice", own.start() == 0 && own.start() == EBADFD);
}

void hotplug() {
    make_samples(true);
    raw::samples cpu(300000, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    cpu.cpus = {1};
    if (!expect("CPU 1 is sampled", cpu.make(device) == 0 && cpu.start() == 0)) return;
    expect("it goes offline", callers::set_online(false));
    expect("and its program says so",
           cpu.statistics().reason == MSRPP_REASON_CPU_OFFLINE && cpu.statistics().cpu == 1, "%u",
           cpu.statistics().reason);
    cpu.stop();
    expect("START says so", cpu.start() == ENXIO && cpu.failure.reason == MSRPP_REASON_CPU_OFFLINE,
           "%u", cpu.failure.reason);
    cpu.close();
    raw::samples late(300000);
    expect("a program that is made meanwhile", late.run(device), "%u", late.failure.reason);
    expect("the CPU comes back", callers::set_online(true));
    raw::bind_to(1);
    sink = raw::work(50);
    expect("there it has no ring, and does not sample",
           late.statistics().threads == 1 && late.statistics().reason == 0);
    raw::bind_to_none();
    late.close();
    raw::samples own(300000);
    if (!expect("a thread whose CPUs come and go", own.run(device))) return;
    for (unsigned i = 0; i < 4; ++i) {
        raw::bind_to(i % 2);
        callers::set_online(i % 2 == 0 ? false : true);
        sink = raw::work(50);
        raw::bind_to_none();
    }
    callers::set_online(true);
    const auto previous = own.statistics();
    raw::work_for(own, 1);
    const auto later = own.statistics();
    expect("is sampled on", later.interrupts > previous.interrupts && later.reason == 0, "%u",
           later.reason);
}

/// The APIC of a CPU that comes back cannot be set up for samples: the CPU takes none, and says
/// why.
void lost_entry() {
    const char *const entry = "/sys/module/msrpp_soft/parameters/entry";
    make_samples(true);
    raw::bind_to(0);
    raw::samples own(300000);
    if (!expect("a thread whose CPU loses its APIC entry", own.run(device))) return;
    if (!callers::set_online(false)) return; // a kernel without CPU hotplug skips the check
    callers::put(entry, "N");
    callers::set_online(true);
    raw::bind_to(1);
    const auto previous = own.statistics();
    sink = raw::work(50);
    const auto later = own.statistics();
    expect("takes no samples there",
           later.reason == MSRPP_REASON_HELD_BY_KERNEL && later.cpu == 1 &&
               later.samples == previous.samples,
           "reason %u, %llu samples", later.reason, later.samples - previous.samples);
    own.stop();
    expect("START on the CPU says so",
           own.start() == EBUSY && own.failure.reason == MSRPP_REASON_HELD_BY_KERNEL &&
               own.failure.cpu == 1,
           "reason %u", own.failure.reason);
    callers::put(entry, "Y");
    raw::samples next(300000);
    own.close();
    expect("the next program sets the entry up", next.run(device), "%u", next.failure.reason);
    raw::work_for(next, 1);
    expect("and samples there", next.statistics().samples > 0 && next.statistics().reason == 0,
           "reason %u", next.statistics().reason);
    raw::bind_to_none();
}

/// A second thread of a process executes a program: the thread takes the process's number.
void another_thread_executes() {
    make_samples(true);
    callers::gate go, seen;
    int report[2];
    if (::pipe(report) != 0) return;
    const pid_t child = callers::spawn(callers::same, [&] {
        go.wait();
        ::dup2(report[1], 9);
        std::thread{[&seen] {
            while (!seen.is_open())
                sink = raw::work(5);
            ::execl("/sample_states", "sample_states", "works", static_cast<char *>(nullptr));
        }}.join();
        ::_exit(9);
    });
    raw::samples other(300000, MSRPP_SAMPLING_INHERIT, 1u << 20);
    if (!expect("a process with threads is sampled", other.run(device, child), "%d", errno)) return;
    go.open();
    unsigned of_thread = 0;
    const auto look = [&] {
        for (const raw::record &record : other.read())
            of_thread += record.head.tid != static_cast<unsigned>(child);
    };
    for (; of_thread == 0 && other.statistics().threads != 0; ::usleep(1000))
        look();
    seen.open();
    char byte;
    (void)!::read(report[0], &byte, 1); // the executed program writes the byte when it runs
    look();
    std::vector<raw::record> later;
    while (later.size() <= 20 && other.statistics().threads != 0) {
        ::usleep(10000);
        for (raw::record &record : other.read())
            later.push_back(std::move(record));
    }
    const auto message = other.statistics();
    unsigned faulty = 0;
    for (const auto &record : later)
        faulty += record.head.tid != static_cast<unsigned>(child) ||
                  record.head.pid != static_cast<unsigned>(child);
    expect("its thread has a number of its own before", of_thread > 0);
    expect("and that of the process after it has executed a program",
           later.size() > 20 && faulty == 0 && message.threads == 1,
           "%zu records, %u wrong, %u threads", later.size(), faulty, message.threads);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    ::close(report[0]);
    ::close(report[1]);
}

/// A rehearsal of the machine's sleep, in which CPU 1 goes offline: sampling of threads goes on,
/// sampling of CPUs ends.
void sleeps() {
    make_samples(true);
    if (!callers::put("/sys/power/pm_test", "processors")) {
        std::printf("SKIP sampling while the machine sleeps: this kernel rehearses no sleep\n");
        return;
    }
    raw::samples cpu(300000, MSRPP_SAMPLING_CPUS | MSRPP_SAMPLING_KERNEL);
    cpu.cpus = {1};
    raw::samples own(300000);
    own.settings.kind = MSRPP_SAMPLE_FETCH;
    const bool runs = cpu.make(device) == 0 && cpu.start() == 0 && own.run(device);
    if (!expect("a CPU and a thread are sampled", runs, "%d", errno)) return;
    callers::put("/sys/power/mem_sleep", "deep");
    const bool slept = callers::put("/sys/power/state", "mem");
    callers::put("/sys/power/pm_test", "none");
    if (!expect("the machine rehearses its sleep", slept, "%d", errno)) return;
    const std::uint32_t reason = cpu.statistics().reason;
    expect("what sampled the CPU says so",
           reason == MSRPP_REASON_SUSPENDED || reason == MSRPP_REASON_CPU_OFFLINE, "%u", reason);
    const auto previous = own.statistics();
    raw::work_for(own, 1);
    const auto later = own.statistics();
    expect("the thread is sampled on", later.samples > previous.samples && later.reason == 0,
           "%llu after %llu, reason %u", later.samples, previous.samples, later.reason);
    const int stopped = cpu.stop();
    const int start = stopped == 0 ? cpu.start() : -1;
    expect("and the CPU again at the next start", start == 0, "%d, %d, reason %u", stopped, start,
           cpu.failure.reason);
}

} // namespace

int main(int count, char **words) {
    if (count > 1 && std::strcmp(words[1], "works") == 0) {
        while (::write(9, "x", 1) == 1) // the loop runs until the parent kills the process
            sink = raw::work(100);
        return 0;
    }
    device = raw::open_device();
    if (!expect("/dev/msrpp opens", device >= 0)) return 1;
    late_interrupts();
    others_take_the_register();
    children();
    ends();
    detaches();
    rights();
    executes("/sample_states", false);
    executes("/set-uid/sample_states", true);
    users_limit();
    malformed();
    hotplug();
    lost_entry();
    another_thread_executes();
    sleeps();
    return 0;
}
