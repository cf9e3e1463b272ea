// Hostile callers: 100,000 random calls, and files that several threads open, use, map and close
// while the module is being removed.
#include "callers.hpp"
#include "chaos.hpp"
#include "check.hpp"
#include "raw.hpp"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string_view>
#include <thread>
#include <vector>

#include <sys/mman.h>
#include <sys/wait.h>

namespace {

void call_many(unsigned count, unsigned seed) {
    static chaos random{seed};
    random.engine.seed(seed);
    int device = raw::open_device();
    unsigned loaded = 0, result = 0, grouped = 0;
    groups_at_random groups;
    samples_at_random samples{false};
    const auto close_all = [&] {
        groups.close();
        samples.close();
        ::close(device);
    };
    for (unsigned i = 0; i < count; ++i) {
        if (i % 16 == 0) random.shuffle();
        if (i % 500 == 499) {
            close_all();
            device = raw::open_device();
        }
        if (random.below(100) == 0) grouped += groups.make(random, device);
        if (random.below(100) == 0) result += samples.make(random, device);
        if (random.below(10) == 0) groups.call(random, ::getpid());
        if (random.below(10) == 0) samples.call(random, ::getpid());
        switch (random.below(40)) {
        case 0:
            loaded += load_spoilt(random, device) == 0;
            break;
        case 1:
            raw::attach(device, random.below(4), random.below(2) == 0 ? 0 : ::getpid(),
                        random.below(2));
            break;
        case 2:
            raw::start(device, random.below(4));
            break;
        case 3: {
            void *const page = ::mmap(nullptr, 4096U << random.below(2), 1 << random.below(2),
                                      MAP_SHARED, device, 4096L * random.below(5));
            if (page != MAP_FAILED) ::munmap(page, 4096);
            break;
        }
        default:
            call_at_random(random, device);
        }
    }
    close_all();
    std::printf("note %u calls, %u programs loaded, %u groups and %u sampling programs made\n",
                count, loaded, grouped, result);
    expect("random calls load some programs", loaded > 0);
    expect("and make sampling programs", result > 0);
    // groups take CAP_PERFMON, which root has
    if (::geteuid() == 0) expect("and groups", grouped > 0);
}

/// True in the last four tenths of each second, in which no new call begins, so that calls end and
/// the module can be removed.
bool is_pause() {
    timespec time{};
    ::clock_gettime(CLOCK_REALTIME, &time);
    return time.tv_nsec > 600'000'000;
}

std::atomic<bool> race_is_over{false};

/// Opens, uses and closes files until SIGTERM, in four threads and a child process that is killed.
void race() {
    std::signal(SIGTERM, [](int) { race_is_over = true; });
    std::atomic<unsigned> opened{0};
    std::vector<std::thread> threads;
    for (unsigned t = 0; t < 4; ++t)
        threads.emplace_back([&opened, t] {
            while (!race_is_over) {
                const int device = is_pause() ? -1 : raw::open_device();
                if (device < 0) {
                    ::usleep(2000); // a pause between failed opens, which would delay insmod
                    continue;
                }
                ++opened;
                raw::program program({}, 1 + t % 2);
                program.load(device);
                raw::attach(device, program.head.handle, 0, t % 2);
                raw::start(device, program.head.handle);
                std::thread other{[device, &program] {
                    raw::events(device, raw::counter, 1);
                    raw::unload(device, program.head.handle);
                }};
                raw::control{program.head.handle, 1 + t % 2}.run(device, MSRPP_IOCTL_COUNTS);
                {
                    raw::samples sampled(100000, MSRPP_SAMPLING_INHERIT, 4096);
                    sampled.run(device);
                    msrpp_tasks msrpp_tasks{};
                    msrpp_tasks.flags = MSRPP_TASKS_CLASS | MSRPP_TASKS_INHERIT;
                    msrpp_tasks.class_number = 1 + t;
                    const bool grouped = raw::call(device, MSRPP_IOCTL_TASKS, &msrpp_tasks) == 0;
                    msrpp_tasks_control own{};
                    if (grouped) raw::call(msrpp_tasks.descriptor, MSRPP_IOCTL_TASKS_ATTACH, &own);
                    ::usleep(1000);
                    if (grouped) ::close(msrpp_tasks.descriptor);
                }
                ::close(device);
                other.join();
                const pid_t child = ::fork();
                if (child == 0) {
                    const int own = raw::open_device();
                    raw::program on_cpus({t % 2}, 1);
                    on_cpus.load(own);
                    raw::start(own, on_cpus.head.handle);
                    ::raise(SIGKILL);
                }
                ::waitpid(child, nullptr, 0);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    expect("files are opened, used and closed by four threads at once", opened > 4);
    std::printf("note %u files\n", opened.load());
}

long free_kibibytes() {
    const int caches = ::open("/proc/sys/vm/drop_caches", O_WRONLY);
    (void)!::write(caches, "3", 1);
    ::close(caches);
    ::usleep(300000); // longer than the grace period after which the kernel frees memory
    char text[256]{};
    const int file = ::open("/proc/meminfo", O_RDONLY);
    (void)!::read(file, text, sizeof text - 1);
    ::close(file);
    const char *const result = std::strstr(text, "MemFree:");
    return result == nullptr ? 0 : std::atol(result + 8);
}

/// Register programs are loaded and unloaded; each takes more than 10 KiB of the kernel's memory.
void leaks() {
    const auto come_and_go = [](unsigned cpus, unsigned threads) {
        // a loaded register program for threads keeps the module's tracepoints registered
        const int saved = raw::open_device();
        raw::program other({}, 1);
        other.load(saved);
        for (unsigned i = 0; i < cpus; ++i) {
            const int device = raw::open_device();
            raw::program program({0, 1}, 18);
            program.load(device);
            raw::start(device, program.head.handle);
            if (i % 2 == 0) raw::unload(device, program.head.handle);
            ::close(device);
        }
        for (unsigned i = 0; i < threads; ++i) {
            const int device = raw::open_device();
            raw::program program({}, 18);
            program.load(device);
            raw::attach(device, program.head.handle, 0, MSRPP_ATTACH_INHERIT);
            raw::start(device, program.head.handle);
            const pid_t child = ::fork();
            if (child == 0) ::_exit(0);
            ::waitpid(child, nullptr, 0);
            if (i % 2 == 0) raw::unload(device, program.head.handle);
            ::close(device);
        }
        ::close(saved);
    };
    come_and_go(20, 20);
    long minimum =
        // a leak grows in each round, memory that the kernel caches does not; so the least growth
        // counts
        1L << 40;
    for (int round = 0; round < 4 && minimum >= 3000; ++round) {
        const long previous = free_kibibytes();
        come_and_go(600, 200);
        const long lost = previous - free_kibibytes();
        std::printf("note %ld KiB less are free\n", lost);
        minimum = std::min(minimum, lost);
    }
    expect("programs that come and go take no memory with them", minimum < 3000, "%ld KiB",
           minimum);
}

} // namespace

int main(int count, char **arguments) {
    if (count == 2 && std::string_view{arguments[1]} == "leaks") {
        leaks();
        return failures == 0 ? 0 : 1;
    }
    if (count == 2 && std::string_view{arguments[1]} == "race") {
        race();
        return failures == 0 ? 0 : 1;
    }
    if (count == 4) {
        std::vector<msrpp_allowlist_entry>
            list; // the list lets some of a user's random register programs load
        for (std::uint32_t address = 0x300; address < 0x3a8; ++address)
            list.push_back({address, MSRPP_ALLOW_READ | MSRPP_ALLOW_WRITE, 0xffffffffff});
        list.push_back({raw::fetch_ctl, MSRPP_ALLOW_READ, 0});
        list.push_back({raw::op_ctl, MSRPP_ALLOW_READ, 0});
        callers::set_paranoid(2);
        const int device = raw::open_device();
        if (raw::allow(device, list) != 0 || ::close(device) != 0) return 1;
        if (::setgid(1000) != 0 || ::setuid(1000) != 0) return 1;
    }
    call_many(static_cast<unsigned>(std::atoi(arguments[1])),
              static_cast<unsigned>(std::atoi(arguments[2])));
    return 0;
}
