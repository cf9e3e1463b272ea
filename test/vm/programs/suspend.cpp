// The machine sleeps while programs count: what registers held is lost then, so a program that went
// through it says so, and nothing of it stays.
#include "callers.hpp"

#include <cstdint>
#include <cstdio>
#include <string_view>

namespace {

int device = -1;

/// Sleeps by way of /sys/power: "core" and the like for a rehearsal that ends by itself, "none" for
/// sleep from which the clock wakes.
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

bool is_put_back() {
    for (const unsigned cpu : {0u, 1u})
        if (raw::read(device, cpu, raw::escr) != 0x66 || raw::read(device, cpu, raw::cccr) != 0)
            return false;
    return true;
}

/// A program for a CPU, through one sleep.
void on_cpu(unsigned cpu, const char *rehearsal) {
    raw::program program({cpu}, 1);
    program.load(device);
    raw::start(device, program.head.handle);
    if (!expect("the machine sleeps and wakes", sleep_by(rehearsal))) return;
    raw::control counts{program.head.handle, 1};
    const int error = counts.run(device, MSRPP_IOCTL_COUNTS);
    expect(cpu == 0 ? "a program on the CPU that sleeps last tells of it"
                    : "a program on another CPU tells of it",
           error != 0, "it tells %llu events", static_cast<unsigned long long>(counts.values[0]));
    raw::unload(device, program.head.handle);
    expect("and leaves nothing", is_put_back());
}

void on_thread(unsigned cpu, const char *rehearsal) {
    if (!raw::threads_can_be_counted()) return;
    raw::bind_to(cpu);
    raw::program program({}, 1);
    bool good = callers::count_thread(device, program);
    raw::events(device, raw::counter, 5);
    good = good && sleep_by(rehearsal);
    raw::bind_to(cpu);
    raw::events(device, raw::counter, 7);
    const std::uint64_t count = callers::count_of(device, program);
    expect("a thread's program tells of it, or has lost nothing",
           good && (count == 12 || count >> 63 != 0), "0x%llx",
           static_cast<unsigned long long>(count));
    raw::unload(device, program.head.handle);
    expect("and leaves nothing on any CPU", is_put_back());
    raw::program another({}, 1);
    good = callers::count_thread(device, another);
    raw::events(device, raw::counter, 9);
    expect("the next program counts", good && callers::count_of(device, another) == 9);
    raw::unload(device, another.head.handle);
    raw::bind_to_none();
}

/// Set up on a CPU and not running there: what a thread leaves behind when it waits.
void waiting_thread(const char *rehearsal) {
    if (!raw::threads_can_be_counted()) return;
    const callers::gate go, done;
    const pid_t child = callers::spawn(callers::same, [&] {
        raw::bind_to(0);
        raw::program program({}, 1);
        const int own = raw::open_device();
        callers::count_thread(own, program);
        raw::events(own, raw::counter, 5);
        done.open();
        go.wait(60);
        raw::events(own, raw::counter, 7);
        const std::uint64_t count = callers::count_of(own, program);
        expect("a thread that waits meanwhile tells of it, or has lost nothing",
               count == 12 || count >> 63 != 0, "0x%llx", static_cast<unsigned long long>(count));
    });
    done.wait();
    ::usleep(50000);
    sleep_by(rehearsal); // waking, the thread may have been on its CPU for a moment
    go.open();
    callers::ended(child, 10);
    expect("and leaves nothing either", is_put_back());
}

} // namespace

int main(int, char **arguments) {
    device = raw::open_device();
    if (!expect("open /dev/msrpp", device >= 0)) return 1;
    const char *const rehearsal = arguments[1];
    for (const unsigned cpu : {0u, 1u})
        raw::write(device, cpu, raw::escr, 0x66);
    const std::uint64_t before = suspends();
    on_cpu(0, rehearsal);
    on_cpu(1, rehearsal);
    on_thread(0, rehearsal);
    waiting_thread(rehearsal);
    std::printf("note %s: slept %llu times\n", rehearsal,
                static_cast<unsigned long long>(suspends() - before));
    callers::put("/sys/power/pm_test", "none");
    for (const unsigned cpu : {0u, 1u})
        raw::write(device, cpu, raw::escr, 0);
    return failures == 0 ? 0 : 1;
}
