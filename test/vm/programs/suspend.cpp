// The machine sleeps while register programs count: registers lose their values, so a program that
// was loaded before the sleep reports the loss, and leaves nothing in registers.
#include "callers.hpp"

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace {

int device = -1;

/// Makes the machine sleep. "core" and the other modes of /sys/power/pm_test rehearse a sleep, and
/// end by themselves; with "none" the real-time clock wakes the machine.
bool sleep_by(const char *rehearsal) {
    const bool real = std::string_view{rehearsal} == "none";
    callers::put("/sys/power/mem_sleep", "deep");
    if (!callers::put("/sys/power/pm_test", rehearsal)) return false;
    if (real) {
        callers::put("/sys/class/rtc/rtc0/wakealarm", "0");
        if (!callers::put("/sys/class/rtc/rtc0/wakealarm", "+4")) return false;
    }
    return callers::put("/sys/power/state", "mem");
}

std::uint64_t suspends() {
    std::uint64_t count = 0;
    if (std::FILE *const file = std::fopen("/sys/power/suspend_stats/success", "r")) {
        if (std::fscanf(file, "%lu", &count) != 1) count = 0;
        std::fclose(file);
    }
    return count;
}

constexpr unsigned counters = 3;

bool is_put_back() {
    for (const unsigned cpu : {0u, 1u})
        for (unsigned i = 0; i < counters; ++i)
            if (raw::read(device, cpu, raw::escr + i) != 0x66 ||
                raw::read(device, cpu, raw::cccr + i) != 0)
                return false;
    return true;
}

void count_after_sleep(unsigned cpu, const raw::program &program) {
    raw::control counts{program.head.handle, 1};
    const int error = counts.run(device, MSRPP_IOCTL_COUNTS);
    expect(cpu == 0 ? "a program on the CPU that sleeps last tells of it"
                    : "a program on the other CPU tells of it",
           error != 0, "it tells %llu events", static_cast<unsigned long long>(counts.values[0]));
    raw::unload(device, program.head.handle);
}

/// Register programs run on both CPUs and for the thread that makes the machine sleep.
void running(const char *rehearsal) {
    const bool threads = raw::threads_can_be_counted();
    raw::program first({0}, 1), second = callers::shifted(raw::program({1}, 1), 1),
                                own = callers::shifted(raw::program({}, 1), 2);
    for (raw::program *const program : {&first, &second})
        expect("LOAD and START",
               program->load(device) == 0 && raw::start(device, program->head.handle) == 0);
    if (threads) expect("ATTACH", callers::count_thread(device, own));
    raw::events(device, raw::counter + 2, 5);
    expect("the machine sleeps and wakes", sleep_by(rehearsal));
    raw::events(device, raw::counter + 2, 7);
    count_after_sleep(0, first);
    count_after_sleep(1, second);
    if (threads) {
        const std::uint64_t count = callers::count_of(device, own);
        expect("a thread's program tells of it, or has lost nothing",
               count == 12 || count >> 63 != 0, "0x%llx", static_cast<unsigned long long>(count));
        raw::unload(device, own.head.handle);
    }
    expect("and they leave nothing", is_put_back());
}

/// A register program counts a thread that waits while the machine sleeps. The thread may run for a
/// moment when all threads wake.
void waiting(const char *rehearsal) {
    const callers::gate go, done;
    const pid_t child = callers::spawn(callers::same, [&] {
        raw::bind_to(0);
        raw::program program({}, 1);
        const int own = raw::open_device();
        callers::count_thread(own, program);
        raw::events(own, raw::counter, 5);
        done.open();
        go.wait();
        raw::events(own, raw::counter, 7);
        const std::uint64_t count = callers::count_of(own, program);
        expect("a thread that waits meanwhile tells of it, or has lost nothing",
               count == 12 || count >> 63 != 0, "0x%llx", static_cast<unsigned long long>(count));
    });
    done.wait();
    callers::waits_in(child, SYS_read);
    expect("the machine sleeps once more", sleep_by(rehearsal));
    go.open();
    callers::ended(child);
    expect("and leaves nothing either", is_put_back());
    raw::program next({}, 1);
    const bool good = callers::count_thread(device, next);
    raw::events(device, raw::counter, 9);
    expect("the next program counts", good && callers::count_of(device, next) == 9);
    raw::unload(device, next.head.handle);
}

void set_escrs(std::uint64_t value) {
    for (const unsigned cpu : {0u, 1u})
        for (unsigned i = 0; i < counters; ++i)
            raw::write(device, cpu, raw::escr + i, value);
}

} // namespace

int main(int, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    set_escrs(0x66);
    const std::uint64_t previous = suspends();
    running(arguments[1]);
    if (raw::threads_can_be_counted()) waiting(arguments[1]);
    std::printf("note slept %llu times\n", static_cast<unsigned long long>(suspends() - previous));
    callers::put("/sys/power/pm_test", "none");
    set_escrs(0);
    return failures == 0 ? 0 : 1;
}
